//! Whether two modules have computed the same.

use super::buffers::Prepared;
use spirv_run::element::Element;
use std::process::ExitCode;

/// Reports differences of buffers; floats may differ by `ulp` units in the last place.
pub(crate) fn report(first: &Prepared, second: &Prepared, ulp: u64) -> ExitCode {
    let mut equal = true;
    for (one, other) in first.buffers.iter().zip(&second.buffers) {
        let (one, other, place) = (first.array(one), second.array(other), one.place);
        let size = one.element.bytes();
        let pairs = one.data.chunks_exact(size).zip(other.data.chunks_exact(size));
        let mut different = pairs.enumerate().filter(|(_, (a, b))| !is_near(one.element, a, b, ulp));
        if let Some((at, (a, b))) = different.next() {
            let (a, b) = (one.element.show(a), one.element.show(b));
            println!("{place}: element {at} is {a} and {b}; {} more differ", different.count());
            equal = false;
        }
    }
    if equal {
        println!("equal");
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Whether two elements are the same, or floats near each other. No number is as good as another.
fn is_near(element: Element, one: &[u8], other: &[u8], ulp: u64) -> bool {
    if one == other {
        return true;
    }
    let bits = |bytes: &[u8]| {
        let mut wide = [0; 8];
        wide[..bytes.len()].copy_from_slice(bytes);
        u64::from_le_bytes(wide)
    };
    let (sign, infinity) = match element {
        Element::F16 => (1 << 15, 0x7c00),
        Element::F32 => (1 << 31, 0x7f80_0000),
        Element::F64 => (1 << 63, 0x7ff0_0000_0000_0000),
        _ => return false,
    };
    let is_nan = |bits: u64| bits & (sign - 1) > infinity;
    // Floats in the order of their values, as numbers.
    let rank = |bits: u64| {
        let magnitude = i128::from(bits & (sign - 1));
        if bits & sign == 0 { magnitude } else { -magnitude }
    };
    let (one, other) = (bits(one), bits(other));
    match (is_nan(one), is_nan(other)) {
        (true, true) => true,
        (false, false) => rank(one).abs_diff(rank(other)) <= ulp.into(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_are_near_by_their_last_places() {
        let near = |a: f32, b: f32, ulp| is_near(Element::F32, &a.to_le_bytes(), &b.to_le_bytes(), ulp);
        assert!(near(0.0, -0.0, 0) && near(f32::NAN, -f32::NAN, 0) && near(1.0, 1.0 + f32::EPSILON, 1));
        assert!(!near(1.0, 1.0 + 2.0 * f32::EPSILON, 1) && !near(f32::NAN, 1.0, u64::MAX));
        assert!(near(f32::from_bits(1), -f32::from_bits(1), 2));
        assert!(!is_near(Element::I32, &[1, 0, 0, 0], &[2, 0, 0, 0], 5));
    }
}
