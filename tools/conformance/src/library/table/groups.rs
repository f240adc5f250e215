//! Work-items, work-groups and sub-groups (OpenCL C 3.0, 6.15.1, 6.15.8, 6.15.16, 6.15.19; cl_khr_subgroup_*,
//! cl_intel_subgroups and what extends it).

use super::family::call;
use crate::library::bounds::Bound;
use crate::library::case::{Case, Place};
use crate::library::types::{ALL, INTEGERS, Scalar, Type, UNSIGNED, VECTORS};
use crate::library::values::Values;
use Scalar::{Char, Double, Float, Half, Int, Long, Short, UChar, UInt, ULong, UShort};

/// What work-groups compute with.
const WIDE: &[Scalar] = &[Int, UInt, Long, ULong, Half, Float, Double];
/// What Intel's shuffles take vectors of.
const MOVED_AS_VECTORS: &[Scalar] = &[Char, UChar, Short, UShort, Int, UInt, Float];
const UINT: Type = Type::new(UInt, 1);
const INT: Type = Type::new(Int, 1);
const SIZE: Type = Type::new(ULong, 1);
const BALLOT: Type = Type::new(UInt, 4);
/// Sums and products of these are exact whatever their order.
const SMALL: Values = Values::Below(3);

/// Every case of this part.
pub(super) fn cases() -> Vec<Case> {
    let mut cases = work_items();
    for scalar in ALL {
        let ty = Type::new(*scalar, 1);
        if WIDE.contains(scalar) {
            cases.extend(work_group(ty));
        }
        cases.extend(sub_group(ty));
        for operation in ["add", "mul", "min", "max"] {
            cases.extend(non_uniform(operation, ty));
        }
        for operation in ["and", "or", "xor"].iter().filter(|_| INTEGERS.contains(scalar)) {
            cases.extend(non_uniform(operation, ty));
        }
        cases.extend(shuffles(ty));
    }
    for operation in ["logical_and", "logical_or", "logical_xor"] {
        cases.extend(non_uniform(operation, INT));
    }
    cases.extend(votes());
    cases.extend(ballots());
    for scalar in UNSIGNED {
        cases.extend(blocks(*scalar));
    }
    for ty in ALL.iter().flat_map(|scalar| VECTORS.iter().map(|lanes| Type::new(*scalar, *lanes))) {
        cases.extend(broadcasts(ty));
        if MOVED_AS_VECTORS.contains(&ty.scalar) {
            cases.extend(intel_shuffles(ty));
        }
    }
    cases
}

/// A case of one statement.
fn plain(topic: &'static str, shown: String, ty: Type, inputs: &[(Type, Values)], body: &str) -> Case {
    let case = Case::new(topic, shown, ty, body.to_owned()).gives_exactly(ty);
    inputs.iter().fold(case, |case, (ty, values)| case.value(*ty, *values))
}

/// A function of a sub-group: by the signature that its inputs show.
fn in_sub_group(name: &str, result: Type, inputs: &[(Type, Values)], arguments: &str) -> Case {
    let types: Vec<Type> = inputs.iter().map(|(ty, _)| *ty).collect();
    plain("sub-group", call(name, &types), result, inputs, &format!("r = {name}({arguments});"))
        .in_sub_groups()
}

/// The same where some work-items do not take part.
fn diverging(name: &str, result: Type, inputs: &[(Type, Values)], arguments: &str) -> Case {
    let mut case = in_sub_group(name, result, inputs, arguments);
    case.body = format!("r = 0;\nif (l % 3 != 1) r = {name}({arguments});");
    case
}

/// Where a work-item is.
fn work_items() -> Vec<Case> {
    let of_dimension = [
        "get_global_size",
        "get_global_id",
        "get_local_size",
        "get_enqueued_local_size",
        "get_local_id",
        "get_num_groups",
        "get_group_id",
        "get_global_offset",
    ];
    let mut cases = Vec::new();
    for name in of_dimension {
        let body = format!("r = {name}(a) + ({name}(0) << 16);");
        cases.push(plain("work-item", format!("{name}(uint)"), SIZE, &[(UINT, Values::Below(5))], &body));
    }
    for name in ["get_global_linear_id", "get_local_linear_id"] {
        cases.push(plain("work-item", format!("{name}()"), SIZE, &[], &format!("r = {name}();")));
    }
    cases.push(plain("work-item", "get_work_dim()".to_owned(), UINT, &[], "r = get_work_dim();"));
    let of_sub_group = [
        "get_sub_group_size",
        "get_max_sub_group_size",
        "get_num_sub_groups",
        "get_enqueued_num_sub_groups",
        "get_sub_group_id",
        "get_sub_group_local_id",
    ];
    cases.extend(of_sub_group.map(|name| in_sub_group(name, UINT, &[], "")));
    cases
}

/// Functions of a work-group over one type.
fn work_group(ty: Type) -> Vec<Case> {
    let mut cases = Vec::new();
    for kind in ["reduce", "scan_inclusive", "scan_exclusive"] {
        for (operation, values) in [("add", SMALL), ("min", Values::Numbers), ("max", Values::Numbers)] {
            let name = format!("work_group_{kind}_{operation}");
            let body = format!("r = {name}(a);");
            cases.push(plain("work-group", call(&name, &[ty]), ty, &[(ty, values)], &body));
        }
    }
    for (dimensions, place) in [("17", ""), ("17, 0", ", size_t"), ("17, 0, 0", ", size_t, size_t")] {
        let shown = format!("work_group_broadcast({}, size_t{place})", ty.name());
        let body = format!("r = work_group_broadcast(a, {dimensions});");
        cases.push(plain("work-group", shown, ty, &[(ty, Values::Any)], &body));
    }
    cases
}

/// Functions of a sub-group that all its work-items call.
fn sub_group(ty: Type) -> Vec<Case> {
    let mut cases = Vec::new();
    for kind in ["reduce", "scan_inclusive", "scan_exclusive"] {
        for (operation, values) in [("add", SMALL), ("min", Values::Numbers), ("max", Values::Numbers)] {
            cases.push(in_sub_group(&format!("sub_group_{kind}_{operation}"), ty, &[(ty, values)], "a"));
            if ty.scalar.size() == 2 && !ty.scalar.is_float() {
                let name = format!("intel_sub_group_{kind}_{operation}");
                cases.push(in_sub_group(&name, ty, &[(ty, values)], "a"));
            }
        }
    }
    if ty.scalar.size() == 2 && !ty.scalar.is_float() {
        cases.push(in_sub_group("intel_sub_group_broadcast", ty, &[(ty, Values::Any)], "a, 5"));
    }
    cases.extend(broadcasts(ty));
    cases
}

fn broadcasts(ty: Type) -> Vec<Case> {
    let mut cases = vec![
        in_sub_group("sub_group_broadcast", ty, &[(ty, Values::Any)], "a, 5"),
        in_sub_group("sub_group_non_uniform_broadcast", ty, &[(ty, Values::Any)], "a, 6"),
    ];
    if ty.lanes == 1 {
        cases.push(diverging("sub_group_broadcast_first", ty, &[(ty, Values::Any)], "a"));
        cases.push(diverging("sub_group_non_uniform_all_equal", INT, &[(ty, Values::Below(2))], "a"));
        let mut equal = in_sub_group("sub_group_non_uniform_all_equal", INT, &[(ty, Values::Below(1))], "a");
        equal.call += " of equal ones";
        cases.push(equal);
    }
    cases
}

/// Functions of the work-items that happen to be there, and of clusters.
fn non_uniform(operation: &str, ty: Type) -> Vec<Case> {
    let values = if matches!(operation, "add" | "mul") { SMALL } else { Values::Numbers };
    let mut cases = Vec::new();
    for kind in ["reduce", "scan_inclusive", "scan_exclusive"] {
        cases.push(diverging(&format!("sub_group_non_uniform_{kind}_{operation}"), ty, &[(ty, values)], "a"));
    }
    for size in [1, 4, 16] {
        let name = format!("sub_group_clustered_reduce_{operation}");
        let mut case = in_sub_group(&name, ty, &[(ty, values)], &format!("a, {size}"));
        case.call = format!("{name}({}, {size})", ty.name());
        cases.push(case);
    }
    cases
}

/// Values that move from one work-item to another.
fn shuffles(ty: Type) -> Vec<Case> {
    let mut cases = Vec::new();
    for name in ["sub_group_shuffle", "sub_group_shuffle_xor"] {
        cases.push(in_sub_group(name, ty, &[(ty, Values::Any), (UINT, Values::Below(16))], "a, b"));
    }
    for name in ["sub_group_shuffle_up", "sub_group_shuffle_down"] {
        // Beyond the sub-group nothing is defined.
        let mut case = in_sub_group(name, ty, &[(ty, Values::Any)], "a, 3");
        let inside = if name.ends_with("up") { ">= 3" } else { "< 13" };
        case.body = format!("r = {name}(a, 3);\nif (!(get_sub_group_local_id() {inside})) r = 0;");
        cases.push(case);
    }
    cases.push(in_sub_group("sub_group_rotate", ty, &[(ty, Values::Any)], "a, 3"));
    cases.push(in_sub_group("sub_group_clustered_rotate", ty, &[(ty, Values::Any)], "a, 3, 4"));
    cases.extend(intel_shuffles(ty));
    cases
}

fn intel_shuffles(ty: Type) -> Vec<Case> {
    let values = [(ty, Values::Any), (UINT, Values::Below(16))];
    let pair = [(ty, Values::Any), (ty, Values::Any), (UINT, Values::Below(16))];
    vec![
        in_sub_group("intel_sub_group_shuffle", ty, &values, "a, b"),
        in_sub_group("intel_sub_group_shuffle_xor", ty, &values, "a, b"),
        in_sub_group("intel_sub_group_shuffle_up", ty, &pair, "a, b, c"),
        in_sub_group("intel_sub_group_shuffle_down", ty, &pair, "a, b, c"),
    ]
}

/// Whether some or all agree.
fn votes() -> Vec<Case> {
    let mut cases = Vec::new();
    for (values, of) in [
        (Values::Below(2), "some"),
        (Values::Below(1), "none"),
        (Values::Between(1.0, 1.0), "ones"),
        (Values::Between(1.0, 9.0), "all"),
    ] {
        for name in ["all", "any"] {
            let group = format!("work_group_{name}");
            let body = format!("r = {group}(a);");
            cases.push(plain("work-group", call(&group, &[INT]), INT, &[(INT, values)], &body));
            cases.push(in_sub_group(&format!("sub_group_{name}"), INT, &[(INT, values)], "a"));
            cases.push(diverging(&format!("sub_group_non_uniform_{name}"), INT, &[(INT, values)], "a"));
        }
        for case in cases.iter_mut().rev().take(6) {
            case.call += &format!(" of {of}");
        }
    }
    cases.push(diverging("sub_group_elect", INT, &[], ""));
    cases
}

/// Sets of work-items.
fn ballots() -> Vec<Case> {
    let sets = [(BALLOT, Values::Any)];
    let mut cases = vec![
        diverging("sub_group_ballot", BALLOT, &[(INT, Values::Below(2))], "a"),
        in_sub_group("sub_group_inverse_ballot", INT, &[(INT, Values::Below(2))], "sub_group_ballot(a)"),
        in_sub_group(
            "sub_group_ballot_bit_extract",
            INT,
            &[(BALLOT, Values::Any), (UINT, Values::Below(16))],
            "a, b",
        ),
    ];
    for name in ["bit_count", "inclusive_scan", "exclusive_scan", "find_lsb", "find_msb"] {
        let mut case = in_sub_group(&format!("sub_group_ballot_{name}"), UINT, &sets, "a | 1");
        case.slots = 4;
        cases.push(case);
    }
    for name in ["eq", "ge", "gt", "le", "lt"] {
        cases.push(in_sub_group(&format!("get_sub_group_{name}_mask"), BALLOT, &[], ""));
    }
    for case in &mut cases {
        case.slots = 4;
    }
    cases
}

/// What a sub-group reads and writes at once.
fn blocks(scalar: Scalar) -> Vec<Case> {
    let (suffixes, widths): (&[&str], &[usize]) = match scalar {
        UChar => (&["_uc"], &[1, 2, 4, 8, 16]),
        UShort => (&["_us"], &[1, 2, 4, 8, 16]),
        UInt => (&["", "_ui"], &[1, 2, 4, 8]),
        _ => (&["_ul"], &[1, 2, 4, 8]),
    };
    let mut cases = Vec::new();
    for (suffix, lanes) in
        suffixes.iter().flat_map(|suffix| widths.iter().map(move |lanes| (*suffix, *lanes)))
    {
        let (ty, of) = (Type::new(scalar, lanes), scalar.name());
        let width = if lanes == 1 { String::new() } else { lanes.to_string() };
        let (read, write) = (
            format!("intel_sub_group_block_read{suffix}{width}"),
            format!("intel_sub_group_block_write{suffix}{width}"),
        );
        let start = format!("(i - get_sub_group_local_id()) * {lanes}");
        cases.push(
            Case::new(
                "sub-group",
                format!("{read}(global const {of} *)"),
                ty,
                format!("r = {read}(a_at + {start});"),
            )
            .gives_exactly(ty)
            .memory(Type::new(scalar, 1), Values::Any)
            .in_sub_groups(),
        );
        let shown = format!("{write}(global {of} *, {})", ty.name());
        cases.push(
            Case::new("sub-group", shown, ty, format!("{write}(r_at + {start}, a);"))
                .gives(Type::new(scalar, 1), Place::Memory, Bound::Exact)
                .value(ty, Values::Any)
                .in_sub_groups(),
        );
    }
    cases
}
