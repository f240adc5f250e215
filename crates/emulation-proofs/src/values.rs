//! The operands that are tried.

use crate::case::Kind;
use crate::check::width;
use num_bigint::BigUint;

/// How many operands at the edges are combined at most.
const MOST_EDGES: usize = 3000;

/// Returns every combination of operands.
pub(crate) fn all(kinds: &[Kind]) -> impl Iterator<Item = Vec<BigUint>> {
    let widths: Vec<u32> = kinds.iter().map(|&kind| width(kind)).collect();
    let total: u32 = widths.iter().sum();
    (0..1u64 << total).map(move |mut bits| {
        widths
            .iter()
            .map(|&width| {
                let value = bits & llvm_model::int::mask(width);
                bits >>= width;
                value.into()
            })
            .collect()
    })
}

/// Returns combinations of edges, at most so many, and random operands. `seed` decides both.
pub(crate) fn samples(kinds: &[Kind], edges: usize, random: usize, seed: u64) -> Vec<Vec<BigUint>> {
    let mut generator = fastrand::Rng::with_seed(seed);
    let mut out = edge_combinations(kinds);
    if out.len() > edges {
        generator.shuffle(&mut out);
        out.truncate(edges);
    }
    for _ in 0..random {
        out.push(kinds.iter().map(|&kind| random_value(kind, &mut generator)).collect());
    }
    out
}

/// Every combination of edges if there are few, otherwise every edge of each operand beside a moving edge of the others.
fn edge_combinations(kinds: &[Kind]) -> Vec<Vec<BigUint>> {
    let edges: Vec<Vec<BigUint>> = kinds.iter().map(|&kind| edges(kind)).collect();
    let total = edges.iter().try_fold(1usize, |total, edges| total.checked_mul(edges.len()));
    match total {
        Some(total) if total <= MOST_EDGES => (0..total)
            .map(|mut number| {
                edges
                    .iter()
                    .map(|edges| {
                        let edge = edges[number % edges.len()].clone();
                        number /= edges.len();
                        edge
                    })
                    .collect()
            })
            .collect(),
        _ => {
            let longest = edges.iter().map(Vec::len).max().unwrap_or(0);
            (0..longest * longest)
                .map(|number| {
                    let edge = |(position, edges): (usize, &Vec<BigUint>)| {
                        let step = if position % 2 == 0 { number / longest } else { number };
                        edges[(step + position / 2) % edges.len()].clone()
                    };
                    edges.iter().enumerate().map(edge).collect()
                })
                .collect()
        }
    }
}

/// The numbers next to the limits of a type, and of the amounts of shifts.
fn edges(kind: Kind) -> Vec<BigUint> {
    let width = width(kind);
    let one = BigUint::from(1u32);
    let most = (&one << width) - 1u32;
    let sign = &one << (width - 1);
    let mut edges: Vec<BigUint> = vec![
        BigUint::ZERO,
        one.clone(),
        2u32.into(),
        most.clone(),
        &most - (&one & &most),
        sign.clone(),
        &sign + 1u32,
        &sign ^ &most,
        &most / 3u32,
    ];
    for amount in [width - 1, width, width + 1, 63, 64] {
        edges.push(amount.into());
    }
    if let Kind::Float(format) = kind {
        // Zero, the least and the largest numbers of each class, one, a half, and the limits of integers, by both signs.
        let fraction = format.fraction();
        let exponent = |exponent: u64| (BigUint::from(exponent) << fraction) & &most;
        let bias = (1u64 << (width - fraction - 2)) - 1;
        let infinity = exponent(2 * bias + 1);
        let mut magnitudes =
            vec![exponent(1), exponent(1) - 1u32, infinity.clone(), &infinity - 1u32, &infinity + 1u32];
        magnitudes.push(&infinity + (&one << (fraction - 1)));
        for power in [-1i64, 0, 1, 7, 8, 15, 16, 31, 32, 63, 64] {
            let number = bias.saturating_add_signed(power);
            magnitudes.extend([exponent(number), exponent(number) + 1u32, exponent(number) - 1u32]);
        }
        edges.extend(magnitudes.iter().map(|magnitude| magnitude | &sign));
        edges.extend(magnitudes);
    }
    for edge in &mut edges {
        *edge = &*edge & &most;
    }
    edges.sort();
    edges.dedup();
    edges
}

/// A random number: half of them are small, or near a power of two.
fn random_value(kind: Kind, generator: &mut fastrand::Rng) -> BigUint {
    let width = width(kind);
    let mut value = BigUint::ZERO;
    for _ in 0..width.div_ceil(64) {
        value = (value << 64) | BigUint::from(generator.u64(..));
    }
    if generator.bool() {
        value >>= generator.u32(0..width);
    }
    value & ((BigUint::from(1u32) << width) - 1u32)
}
