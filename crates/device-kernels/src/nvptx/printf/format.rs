//! Formats of `printf`, and the device's formats in their place.
//!
//! Source: OpenCL C, "printf"; CUDA C++ programming guide, "Formatted output".

/// A part of a format.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Piece {
    Text(Vec<u8>),
    Conversion(Conversion),
}

/// A conversion: `%`, flags, width and precision, the length, and the letter.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Conversion {
    flags: Vec<u8>,
    /// The number of widths and precisions that are arguments.
    pub(super) stars: usize,
    lanes: Option<usize>,
    pub(super) length: Vec<u8>,
    pub(super) kind: u8,
}

impl Piece {
    /// Whether the device's format is another one.
    pub(super) fn changes(&self) -> bool {
        matches!(self, Piece::Conversion(Conversion { lanes, length, .. })
            if lanes.is_some() || matches!(length.as_slice(), b"hh" | b"hl"))
    }

    /// The device's format.
    pub(super) fn written(&self) -> Vec<u8> {
        let conversion = match self {
            Piece::Text(text) => return text.clone(),
            Piece::Conversion(conversion) => conversion,
        };
        let mut one = vec![b'%'];
        one.extend(&conversion.flags);
        // Floats are `double`; elements have their length (`hl`: 32 bits).
        let is_float = matches!(conversion.kind, b'a' | b'A' | b'e' | b'E' | b'f' | b'F' | b'g' | b'G');
        if !is_float && !matches!(conversion.length.as_slice(), b"hh" | b"hl" | b"h") {
            one.extend(&conversion.length);
        }
        one.push(conversion.kind);
        vec![one; conversion.lanes.unwrap_or(1)].join(&b","[..])
    }
}

/// The parts of a format.
pub(super) fn pieces(text: &[u8]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.iter().position(|&byte| byte == b'%') {
        let (before, from) = rest.split_at(start);
        pieces.push(Piece::Text(before.to_vec()));
        if from.get(1) == Some(&b'%') {
            pieces.push(Piece::Text(b"%%".to_vec()));
            rest = from.get(2..).unwrap_or_default();
            continue;
        }
        let mut conversion = Conversion::default();
        let mut at = from.get(1..).unwrap_or_default();
        let mut take = |set: &[u8]| {
            let count = at.iter().take_while(|byte| set.contains(byte)).count();
            let (taken, rest) = at.split_at(count);
            at = rest;
            taken.to_vec()
        };
        conversion.flags = take(b"-+ #0123456789.*");
        conversion.stars = conversion.flags.iter().filter(|&&byte| byte == b'*').count();
        if !take(b"v").is_empty() {
            let digits = String::from_utf8_lossy(&take(b"0123456789")).into_owned();
            conversion.lanes = digits.parse().ok().filter(|lanes| (1..=16).contains(lanes));
        }
        conversion.length = take(b"hl");
        // A percent sign at the end is none.
        let Some(&kind) = at.first() else { return pieces };
        conversion.kind = kind;
        rest = at.get(1..).unwrap_or_default();
        pieces.push(Piece::Conversion(conversion));
    }
    pieces.push(Piece::Text(rest.to_vec()));
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(format: &str) -> String {
        let bytes: Vec<u8> = pieces(format.as_bytes()).iter().flat_map(Piece::written).collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    #[test]
    fn vectors_are_taken_apart() {
        assert_eq!(written("a %v4hlf b\n"), "a %f,%f,%f,%f b\n");
        assert_eq!(written("%5.2v2hld|%v3hhx"), "%5.2d,%5.2d|%x,%x,%x");
        assert_eq!(written("%v2ld %ld %d %% %s"), "%ld,%ld %ld %d %% %s");
        assert_eq!(written("%*d%"), "%*d");
    }

    #[test]
    fn only_vectors_and_bytes_change_a_format() {
        let changes = |format: &str| pieces(format.as_bytes()).iter().any(Piece::changes);
        assert!(changes("%v4f") && changes("%hhd"));
        assert!(!changes("%d %ld %s %%v4f"));
    }
}
