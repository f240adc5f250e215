//! Compares what a form left with what the source left, and says where they differ.

use super::bounds::{self, Verdict};
use super::case::{Case, Input, Role, input_name, output_name};
use super::program::Program;
use super::types::{self, Type};

/// What comparing a case gave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Comparison {
    /// Numbers that were compared.
    pub(super) compared: usize,
    /// Those that are apart, and within the bound.
    pub(super) within: usize,
    /// Those that differ.
    pub(super) different: usize,
    /// Those of them that are zeros of the other sign.
    pub(super) signs: usize,
    /// The first of them, with the inputs.
    pub(super) first: Option<String>,
}

/// Compares the outputs of one case.
pub(super) fn case(program: &Program, number: usize, expected: &[u8], actual: &[u8]) -> Comparison {
    let case = &program.cases[number];
    let mut result = Comparison::default();
    for (at, output) in case.outputs.iter().enumerate() {
        let both = [expected, actual].map(|all| program.output(number, at, all));
        let ty = output.ty;
        for item in 0..case.count(output) {
            // Most items are the same, and need no look at what their bits mean.
            let bytes =
                both.map(|memory| memory.get(item * ty.size()..(item + 1) * ty.size()).unwrap_or_default());
            result.compared += ty.lanes;
            if bytes[0] == bytes[1] && !bytes[0].is_empty() {
                continue;
            }
            let greatest = greatest_input(program, number, item);
            for lane in 0..ty.lanes {
                let bits = bytes.map(|value| types::read(value, ty.scalar, lane));
                let shape = (ty.scalar, case_lanes(case));
                match bounds::compare(output.bound, shape, greatest, bits[0], bits[1]) {
                    Verdict::Same => {}
                    Verdict::Within => result.within += 1,
                    Verdict::Differs => {
                        result.different += 1;
                        let are_zeros = bits.iter().all(|&bits| ty.scalar.value(bits) == 0.0);
                        result.signs += usize::from(ty.scalar.is_float() && are_zeros);
                        result.first.get_or_insert_with(|| {
                            format!(
                                "{} of work-item {item}, lane {lane}: expected {}, got {}; {}",
                                output_name(at),
                                ty.scalar.show(bits[0]),
                                ty.scalar.show(bits[1]),
                                show_inputs(program, number, item)
                            )
                        });
                    }
                }
            }
        }
    }
    result
}

/// The lanes of the widest value that goes in: what a bound that depends on them means.
fn case_lanes(case: &Case) -> usize {
    case.inputs.iter().map(|input| input.ty.lanes).max().unwrap_or(1)
}

/// An input of a work-item, lane by lane.
fn lanes(program: &Program, number: usize, at: usize, input: &Input, item: usize) -> Vec<u64> {
    let Type { scalar, lanes } = input.ty;
    let memory = program.input(number, at);
    let first = item * input.ty.slots();
    (first..first + lanes).map(|at| types::read(memory, scalar, at)).collect()
}

fn greatest_input(program: &Program, number: usize, item: usize) -> f64 {
    let inputs = program.cases[number].inputs.iter().enumerate();
    let all = inputs.flat_map(|(at, input)| {
        lanes(program, number, at, input, item).into_iter().map(|bits| input.ty.scalar.value(bits).abs())
    });
    all.fold(0.0, f64::max)
}

fn show_inputs(program: &Program, number: usize, item: usize) -> String {
    let case = &program.cases[number];
    let shown =
        case.inputs.iter().enumerate().filter(|(_, input)| input.role == Role::Value).map(|(at, input)| {
            let values = lanes(program, number, at, input, item);
            let values: Vec<String> = values.into_iter().map(|bits| input.ty.scalar.show(bits)).collect();
            format!("{} = {}", input_name(at), values.join(", "))
        });
    shown.collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::types::Scalar;
    use crate::library::values::Values;

    #[test]
    fn the_fourth_lane_of_three_does_not_count() {
        let ty = Type::new(Scalar::Int, 3);
        let cases = [Case::new("test", "clz(int3)".to_owned(), ty, String::new())
            .value(ty, Values::Any)
            .gives_exactly(ty)];
        let program = Program::new(&cases, 1);
        let expected = vec![0; program.output_size];
        let mut actual = expected.clone();
        actual[12] = 1;
        let compared = 3 * cases[0].items();
        assert_eq!(case(&program, 0, &expected, &actual), Comparison { compared, ..Comparison::default() });
        actual[8] = 1;
        let result = case(&program, 0, &expected, &actual);
        assert_eq!(result.different, 1);
        let first = result.first.unwrap();
        assert!(first.starts_with("r of work-item 0, lane 2: expected 0, got 1; a = 0, 1, 2"), "{first}");
    }
}
