//! Lines that two texts do not share, in the form that `diff -u` has for them.

use imara_diff::{Algorithm, Diff, Hunk, InternedInput};
use std::fmt::Write;
use std::ops::Range;

/// The lines that differ, with so many others around them; empty where none do.
pub(crate) fn differences(old: &str, new: &str, around: usize) -> String {
    let input = InternedInput::new(old, new);
    let mut diff = Diff::compute(Algorithm::Histogram, &input);
    diff.postprocess_lines(&input);
    let around = u32::try_from(around).unwrap_or(u32::MAX);
    let mut out = String::new();
    let mut group: Vec<Hunk> = Vec::new();
    for hunk in diff.hunks() {
        // Lines between two hunks are shown once.
        let apart = |last: &Hunk| hunk.before.start - last.before.end > around.saturating_mul(2);
        if group.last().is_some_and(apart) {
            print(&mut out, &input, &group, around);
            group.clear();
        }
        group.push(hunk);
    }
    print(&mut out, &input, &group, around);
    out
}

/// Prints hunks that are close to each other.
fn print(out: &mut String, input: &InternedInput<&str>, hunks: &[Hunk], around: u32) {
    let (Some(first), Some(last)) = (hunks.first(), hunks.last()) else { return };
    let shown = |range: Range<u32>, all: usize| {
        range.start.saturating_sub(around)..range.end.saturating_add(around).min(all as u32)
    };
    let before = shown(first.before.start..last.before.end, input.before.len());
    let after = shown(first.after.start..last.after.end, input.after.len());
    // Writing to a string cannot fail.
    let _ = writeln!(out, "@@ -{} +{} @@", place(&before), place(&after));
    let mut lines = |sign, tokens: &[imara_diff::Token]| {
        for token in tokens {
            let line = input.interner[*token];
            let _ = writeln!(out, "{sign}{}", line.strip_suffix('\n').unwrap_or(line));
        }
    };
    let of = |range: Range<u32>| range.start as usize..range.end as usize;
    let mut next = before.start;
    for hunk in hunks {
        lines(' ', &input.before[of(next..hunk.before.start)]);
        lines('-', &input.before[of(hunk.before.clone())]);
        lines('+', &input.after[of(hunk.after.clone())]);
        next = hunk.before.end;
    }
    lines(' ', &input.before[of(next..before.end)]);
}

/// The number of the first line, counted from 1, and how many there are; of none the line before.
fn place(lines: &Range<u32>) -> String {
    match lines.len() {
        0 => format!("{},0", lines.start),
        1 => format!("{}", lines.start + 1),
        len => format!("{},{len}", lines.start + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(lines: Range<u32>) -> String {
        lines.map(|line| format!("line {line}\n")).collect()
    }

    #[test]
    fn equal_texts_have_no_differences() {
        assert_eq!(differences(&text(0..9), &text(0..9), 3), "");
    }

    #[test]
    fn hunks_have_lines_around_them_and_grow_together() {
        let old = text(0..30);
        let new =
            old.replace("line 5\n", "five\n").replace("line 8\n", "").replace("line 20\n", "line 20\nmore\n");
        let expected = "\
@@ -5,6 +5,5 @@
 line 4
-line 5
+five
 line 6
 line 7
-line 8
 line 9
@@ -21,2 +20,3 @@
 line 20
+more
 line 21
";
        assert_eq!(differences(&old, &new, 1), expected);
        assert_eq!(differences(&old, &new, usize::MAX).lines().count(), 1 + 30 + 2);
    }

    #[test]
    fn a_text_may_be_empty() {
        assert_eq!(differences("", "a\nb", 3), "@@ -0,0 +1,2 @@\n+a\n+b\n");
        assert_eq!(differences("a\n", "", 3), "@@ -1 +0,0 @@\n-a\n");
    }
}
