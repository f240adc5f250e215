//! Smaller byte strings that still fail.

/// Removes and lowers bytes as long as `fails` holds, and returns the smallest string that was found after at most `tries`
/// calls of it.
pub fn shrink(bytes: Vec<u8>, tries: usize, mut fails: impl FnMut(&[u8]) -> bool) -> Vec<u8> {
    let mut smallest = bytes;
    let mut left = tries;
    loop {
        let before = smallest.clone();
        let mut attempt = |candidate: Vec<u8>, smallest: &mut Vec<u8>| {
            if left == 0 || candidate == *smallest {
                return false;
            }
            left -= 1;
            let still = fails(&candidate);
            if still {
                *smallest = candidate;
            }
            still
        };
        // Used-up strings give zeros: a tail of them has no effect.
        while smallest.last() == Some(&0) && attempt(smallest[..smallest.len() - 1].to_vec(), &mut smallest) {
        }
        let mut size = smallest.len() / 2;
        while size > 0 {
            let mut at = 0;
            while at + size <= smallest.len() {
                let removed = [&smallest[..at], &smallest[at + size..]].concat();
                if !attempt(removed, &mut smallest) {
                    at += size;
                }
            }
            size /= 2;
        }
        for at in 0..smallest.len() {
            for lower in [0, smallest[at] / 2, smallest[at].saturating_sub(1)] {
                if lower < smallest[at] {
                    let mut lowered = smallest.clone();
                    lowered[at] = lower;
                    if attempt(lowered, &mut smallest) {
                        break;
                    }
                }
            }
        }
        if left == 0 || smallest == before {
            return smallest;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_arrives_small() {
        let fails = |bytes: &[u8]| bytes.iter().any(|&byte| byte >= 100);
        assert_eq!(shrink((0..=255).collect(), 10_000, fails), [100]);
    }

    #[test]
    fn tries_are_bounded() {
        let mut calls = 0;
        let _ = shrink(vec![1; 1000], 50, |_| {
            calls += 1;
            false
        });
        assert_eq!(calls, 50);
    }
}
