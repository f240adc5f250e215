//! Any symbol and any call give a result.

use ocl_mangle::{Builtin as Scalar, Function, Type};
use proptest::prelude::*;
use spirv_grammar::{FPRoundingMode, Op};
use spirv_mapping::{Builtin, Dialect, Inst, Instance, Operand, Ty, rows, spell};
use spirv_mapping::{LargeResults, Preference};

fn ty() -> impl Strategy<Value = Ty> {
    let scalar = prop_oneof![
        Just(Ty::Void),
        Just(Ty::Bool),
        prop::sample::select(vec![8, 16, 32, 64, 1, 65, u32::MAX]).prop_map(Ty::Int),
        prop::sample::select(vec![16, 32, 64, 128, u32::MAX]).prop_map(Ty::Float),
        Just(Ty::BFloat16),
        Just(Ty::Other),
        prop::sample::select(vec!["ocl_image2d_ro", "ocl_sampler", "ocl_event", "ocl_pipe", "ndrange_t"])
            .prop_filter_map("known", |n| Ty::from_mangled(&Type::named(n))),
    ];
    scalar.prop_recursive(3, 6, 2, |inner| {
        prop_oneof![
            (inner.clone(), any::<u32>()).prop_map(|(t, n)| t.vector(n % 20)),
            (inner.clone(), 0u32..7).prop_map(|(t, space)| t.pointer(space)),
            (0u32..7).prop_map(Ty::untyped_pointer),
            (inner, 0u64..5).prop_map(|(t, n)| Ty::Array(n, Box::new(t))),
        ]
    })
}

fn operand() -> impl Strategy<Value = Operand> {
    (ty(), prop::option::of(prop_oneof![0u64..40, any::<u64>()]))
        .prop_map(|(ty, constant)| Operand { ty, constant })
}

fn mangled() -> impl Strategy<Value = Type> {
    let scalar =
        prop::sample::select(vec![Scalar::Int, Scalar::UInt, Scalar::Float, Scalar::Half, Scalar::ULong]);
    (scalar, 1u32..20, any::<bool>()).prop_map(|(b, lanes, pointer)| {
        let ty = Type::Builtin(b).vector(lanes);
        if pointer { ty.pointer() } else { ty }
    })
}

/// A name of the table, or the beginning of one with something after it.
fn name() -> impl Strategy<Value = String> {
    let names: Vec<String> = rows()
        .flat_map(|r| r.faces)
        .map(|f| f.name.describe())
        .chain(Op::all().map(|f| format!("__spirv_{}", f.name)))
        .collect();
    (prop::sample::select(names), "[0-9a-z_]{0,6}")
        .prop_map(|(n, tail)| n.split('{').next().unwrap_or_default().to_owned() + &tail)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_call_is_read_or_not(
        name in name(),
        types in prop::collection::vec(mangled(), 0..7),
        args in prop::collection::vec(operand(), 0..8),
        ret in ty(),
    ) {
        let symbols = [name.clone(), ocl_mangle::mangle(&Function::new(name, types), ocl_mangle::Convention::OpenCl)];
        for symbol in symbols {
            if let Some(builtin) = Builtin::lookup(&symbol) {
                let _ = builtin.read(&args, &ret);
                let _ = builtin.pointee(0);
            }
        }
    }

    #[test]
    fn any_instruction_is_spelled_or_not(
        row in 0..rows().count(),
        op in any::<u16>(),
        operands in prop::collection::vec(operand(), 0..8),
        result in ty(),
        saturated in any::<bool>(),
        rounding in prop::option::of(0u32..6),
        pointer_width in prop::sample::select(vec![32u32, 64, 7]),
    ) {
        let row = rows().nth(row);
        for component in [None, Some(0), Some(7)] {
            for inst in row.map(|r| r.inst).into_iter().chain([Inst::Core(Op(op))]) {
                let instance = Instance {
                    inst,
                    operands: &operands,
                    component,
                    result: result.clone(),
                    saturated,
                    rounding: rounding.map(FPRoundingMode),
                    pointer_width,
            preference: Preference::Oldest,
            large_results: LargeResults::Returned,
                };
                for dialect in [Dialect::Ocl12, Dialect::Ocl20, Dialect::Friendly] {
                    if let Err(why) = spell(dialect, &instance) {
                        prop_assert!(!why.to_string().is_empty());
                    }
                }
            }
        }
    }
}
