//! Numbers as text and as bytes.

use anyhow::{Context, Result, bail};

/// Returns the bytes of values that are separated by commas.
///
/// # Errors
/// The type does not exist, or a value does not belong to it.
pub(crate) fn parse(ty: &str, values: &str) -> Result<Vec<u8>> {
    if ty == "hex" {
        let digits: Vec<u32> = values.chars().filter_map(|digit| digit.to_digit(16)).collect();
        let pairs = digits.as_chunks::<2>();
        if digits.len() != values.len() || !pairs.1.is_empty() {
            bail!("{values} is not pairs of hexadecimal digits");
        }
        return Ok(pairs.0.iter().map(|[high, low]| (high << 4 | low) as u8).collect());
    }
    let size = size(ty).with_context(|| format!("{ty} is not a type"))?;
    let mut bytes = Vec::new();
    for value in values.split(',') {
        let value = value.trim();
        let wrong = || format!("{value} is not a number of type {ty}");
        let all = match ty {
            "f64" => value.parse::<f64>().with_context(wrong)?.to_bits(),
            "f32" => value.parse::<f32>().with_context(wrong)?.to_bits().into(),
            "f16" => bail!("give floats of 16 bits as u16 or hex"),
            _ => integer(value).with_context(wrong)?,
        };
        bytes.extend_from_slice(&all.to_le_bytes()[..size]);
    }
    Ok(bytes)
}

fn integer(text: &str) -> Option<u64> {
    let (is_negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
    let value = match digits.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok()?,
        None => digits.parse().ok()?,
    };
    Some(if is_negative { value.wrapping_neg() } else { value })
}

/// Returns the bytes of a number.
pub(crate) fn size(ty: &str) -> Option<usize> {
    match ty {
        "i8" | "u8" | "hex" => Some(1),
        "i16" | "u16" | "f16" => Some(2),
        "i32" | "u32" | "f32" => Some(4),
        "i64" | "u64" | "f64" => Some(8),
        _ => None,
    }
}

/// Returns bytes as values that are separated by commas.
pub(crate) fn print(ty: &str, bytes: &[u8]) -> String {
    let values = bytes.chunks(size(ty).unwrap_or(1)).map(|chunk| {
        let mut all = [0; 8];
        all.iter_mut().zip(chunk).for_each(|(to, from)| *to = *from);
        let bits = u64::from_le_bytes(all);
        match ty {
            "i8" => (bits as i8).to_string(),
            "i16" => (bits as i16).to_string(),
            "i32" => (bits as i32).to_string(),
            "i64" => (bits as i64).to_string(),
            "u16" | "u32" | "u64" | "u8" => bits.to_string(),
            "f32" => f32::from_bits(bits as u32).to_string(),
            "f64" => f64::from_bits(bits).to_string(),
            "f16" => format!("{bits:04x}"),
            _ => format!("{bits:02x}"),
        }
    });
    values.collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_come_back_as_they_were_given() {
        for (ty, values) in [("i32", "1,-2,3"), ("f32", "1.5,-0.25"), ("u8", "255,0"), ("f64", "0.1")] {
            assert_eq!(print(ty, &parse(ty, values).unwrap()), values);
        }
        assert_eq!(parse("hex", "00ff").unwrap(), [0, 255]);
        assert!(parse("hex", "0").is_err() && parse("i32", "x").is_err() && parse("int", "1").is_err());
    }
}
