//! Mutants of text: tokens change places, are repeated, left out, or take other numbers.

use fastrand::Rng;

/// A mutant of the text `seed`, which need not be UTF-8.
pub fn mutate(seed: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut tokens = tokens(seed);
    for _ in 0..1 + rng.usize(..4) * rng.usize(..2) {
        change(&mut tokens, rng);
    }
    tokens.concat()
}

/// What tokens can stand for each other.
#[derive(PartialEq, Eq)]
enum Class {
    /// `%name`, `@name`, `!name`, `#name`.
    Sigil(u8),
    Word,
    Number,
    Blank,
    Other,
}

fn class(token: &[u8]) -> Class {
    match token.first() {
        Some(&first @ (b'%' | b'@' | b'!' | b'#')) => Class::Sigil(first),
        Some(b'0'..=b'9' | b'-') => Class::Number,
        Some(first) if first.is_ascii_whitespace() => Class::Blank,
        Some(&first) if is_name(first) => Class::Word,
        _ => Class::Other,
    }
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$')
}

fn tokens(text: &[u8]) -> Vec<Vec<u8>> {
    let mut tokens: Vec<Vec<u8>> = Vec::new();
    for &byte in text {
        match tokens.last_mut() {
            Some(last) if is_name(byte) && class(last) != Class::Blank && class(last) != Class::Other => {
                last.push(byte);
            }
            _ => tokens.push(vec![byte]),
        }
    }
    tokens
}

fn change(tokens: &mut Vec<Vec<u8>>, rng: &mut Rng) {
    let meant: Vec<usize> = (0..tokens.len()).filter(|&i| class(&tokens[i]) != Class::Blank).collect();
    let Some(at) = rng.choice(&meant).copied() else { return };
    let other = rng.choice(&meant).copied().unwrap_or(at);
    match rng.u8(..12) {
        0 => {
            tokens.remove(at);
        }
        1 => {
            let copy = tokens[at].clone();
            tokens.insert(other, copy);
        }
        2 => tokens.swap(at, other),
        3 => {
            let end = (at + rng.usize(1..20)).min(tokens.len());
            let copy: Vec<_> = tokens[at..end].to_vec();
            let place = other.min(tokens.len());
            tokens.splice(place..place, copy);
        }
        4 => {
            let end = (at + rng.usize(1..20)).min(tokens.len());
            tokens.drain(at..end);
        }
        5..=6 if class(&tokens[at]) == Class::Number => {
            tokens[at] = crate::interesting(rng).to_string().into_bytes();
        }
        _ => {
            let wanted = class(&tokens[at]);
            let alike: Vec<usize> = meant.into_iter().filter(|&i| class(&tokens[i]) == wanted).collect();
            if let Some(from) = rng.choice(alike) {
                tokens[at] = tokens[from].clone();
            }
        }
    }
}
