//! Round trips of generated trees, and hostile input.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

use ocl_mangle::demangle::{MAX_DEPTH, MAX_NODES};
use ocl_mangle::{Builtin, Convention, Error, Function, Qualifiers, Type, demangle, demangle_as, mangle};
use proptest::prelude::*;

fn scalar() -> impl Strategy<Value = Type> {
    let codes: Vec<Builtin> =
        Builtin::ALL.iter().copied().filter(|b| !matches!(b, Builtin::Void | Builtin::Ellipsis)).collect();
    prop_oneof![
        4 => prop::sample::select(codes).prop_map(Type::Builtin),
        1 => prop::sample::select(vec!["ocl_image2d_ro", "ocl_sampler", "memory_order", "S", "T1"])
            .prop_map(Type::named),
        1 => (1u32..200, any::<bool>()).prop_map(|(width, signed)| Type::BitInt { width, signed }),
    ]
}

fn qualifiers() -> impl Strategy<Value = Qualifiers> {
    (prop::option::of(1u32..5), any::<bool>(), any::<bool>(), any::<bool>())
        .prop_map(|(a, c, v, r)| Qualifiers { address_space: a, is_const: c, is_volatile: v, is_restrict: r })
}

fn ty() -> impl Strategy<Value = Type> {
    let leaf = prop_oneof![scalar(), (scalar(), 2u32..17).prop_map(|(t, n)| t.vector(n))];
    leaf.prop_recursive(4, 12, 3, |inner| {
        prop_oneof![
            4 => (inner.clone(), qualifiers()).prop_map(|(t, q)| {
                let t = match t { Type::Qualified(_, t) => *t, t => t };
                t.qualified(q).pointer()
            }),
            1 => inner.clone().prop_map(|t| match t {
                Type::Qualified(_, t) => Type::Atomic(t),
                t => Type::Atomic(Box::new(t)),
            }),
            1 => (inner.clone(), prop::collection::vec(inner, 0..3)).prop_map(|(ret, params)| {
                Type::Vendor("block_pointer".into(), Box::new(Type::Function { ret: Box::new(ret), params }))
            }),
        ]
    })
}

proptest! {
    #[test]
    fn what_is_written_is_read(params in prop::collection::vec(ty(), 0..6), name in "[a-z_][a-z0-9_]{0,12}") {
        let f = Function::new(name, params);
        for convention in [Convention::OpenCl, Convention::Cxx] {
            let symbol = mangle(&f, convention);
            prop_assert_eq!(demangle_as(&symbol, convention), Ok(f.clone()), "{}", symbol);
        }
    }

    #[test]
    fn any_text_gives_a_result(text in "_Z[0-9PUSKVDvFEINLTAifcjhx_]{0,60}") {
        if let Ok(f) = demangle(&text) {
            let _ = mangle(&f, Convention::OpenCl);
        }
    }
}

#[test]
fn lengths_that_lie_are_errors() {
    for text in [
        "",
        "_",
        "_Z",
        "_Z3",
        "_Z9max",
        "_Z0v",
        "_Z99999999999999999999maxii",
        "_Z18446744073709551615f",
        "_Z3max",
    ] {
        assert!(demangle(text).is_err(), "{text}");
    }
    assert_eq!(demangle("_Z1fDv99999999999_i"), Err(Error::Malformed(4)));
    assert_eq!(demangle("_Z1fS_"), Err(Error::Substitution(5)));
    assert_eq!(demangle("_Z1fPiSZZZZZZZZZZZZZZZZ_"), Err(Error::Substitution(7)));
    assert_eq!(demangle("_Z1fvi"), Err(Error::Malformed(6)));
}

#[test]
fn nesting_is_bounded() {
    let deep = format!("_Z1f{}i", "P".repeat(100_000));
    assert!(matches!(demangle(&deep), Err(Error::TooLarge(_))));
    assert!(demangle(&format!("_Z1f{}i", "P".repeat(MAX_DEPTH - 1))).is_ok());
    assert!(matches!(demangle(&format!("_Z1f{}", "1aI".repeat(50_000))), Err(Error::TooLarge(_))));
}

#[test]
fn unfolding_is_bounded() {
    // Every parameter is a function type of twice the last one.
    let mut bomb = String::from("_Z1fFivE");
    for i in 0..60u32 {
        let last = match i.checked_sub(1) {
            None => "S_".to_owned(),
            Some(n) => format!("S{}_", std::char::from_digit(n % 36, 36).unwrap().to_ascii_uppercase()),
        };
        bomb += &format!("F{last}{last}{last}E");
    }
    assert!(matches!(demangle(&bomb), Err(Error::TooLarge(_) | Error::Substitution(_))));
    let wide = format!("_Z1f{}", "i".repeat(MAX_NODES + 1));
    assert!(matches!(demangle(&wide), Err(Error::TooLarge(_))));
}

#[test]
fn template_signatures_resolve() {
    let f = demangle("_Z11__spirv_FooIDv2_fLin4EET_S1_PS1_").unwrap();
    assert_eq!(f.name.base(), "__spirv_Foo");
    let float2 = Type::Builtin(Builtin::Float).vector(2);
    assert_eq!(f.ret.as_ref().map(|t| f.resolve(t)), Some(float2.clone()));
    assert_eq!(f.resolve(&f.params[1]), float2.pointer());
}
