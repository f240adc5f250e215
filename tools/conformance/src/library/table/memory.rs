//! Vectors in memory, halves in memory, shuffles, copies of work-groups (OpenCL C 3.0, 6.15.7, 6.15.11, 6.15.13).

use super::space::Space;
use crate::library::bounds::Bound;
use crate::library::case::{Case, GROUP, Place};
use crate::library::types::{ALL, Scalar, Type, VECTORS, WIDTHS};
use crate::library::values::Values;
use Scalar::{Double, Float, Half};

/// How a half is rounded when it is stored.
const ROUNDINGS: [&str; 5] = ["", "_rte", "_rtz", "_rtp", "_rtn"];

/// Every case of this part.
pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for scalar in ALL {
        for lanes in VECTORS {
            let ty = Type::new(*scalar, *lanes);
            cases.extend(
                Space::ALL.iter().map(|space| load(&format!("vload{lanes}"), *space, ty, *scalar, *lanes)),
            );
            for space in Space::WRITABLE {
                cases.push(store(&format!("vstore{lanes}"), *space, ty, *scalar, *lanes));
            }
        }
        cases.extend(WIDTHS.iter().flat_map(|lanes| copies(Type::new(*scalar, *lanes))));
        cases.extend(shuffles(*scalar));
    }
    cases.extend(WIDTHS.iter().flat_map(|lanes| halves(*lanes)));
    cases.extend(Space::WRITABLE.iter().map(|space| address_space(*space)));
    cases
}

/// Asks a generic pointer which memory it points to, and for the pointer to that.
fn address_space(space: Space) -> Case {
    let ty = Type::new(Scalar::UInt, 1);
    let body = format!(
        "{}*p = a;\ngeneric uint *g = p;\nr = get_fence(g) == CLK_GLOBAL_MEM_FENCE;\n\
         r += 2 * (get_fence(g) == CLK_LOCAL_MEM_FENCE);\nif (to_global(g)) r += 4 + *to_global(g);\n\
         if (to_local(g)) r += 8 + *to_local(g);\nif (to_private(g)) r += 16 + *to_private(g);\ns = *p;",
        space.cell(ty, "p", "s_at", "own")
    );
    let call = format!("get_fence({} uint *), to_global, to_local, to_private", space.name());
    Case::new("memory", call, ty, body).gives_exactly(ty).gives_exactly(ty).value(ty, Values::Any)
}

/// `vloadN` and its like: each work-item takes its own from an array, or from a copy of a part of it.
fn load(function: &str, space: Space, ty: Type, element: Scalar, stride: usize) -> Case {
    let of = element.name();
    let copy = |memory: &str| {
        format!(
            "{memory}\nfor (int k = 0; k < {stride}; ++k) t[k] = a_at[{stride} * i + k];\nr = {function}(0, t);"
        )
    };
    let body = match space {
        Space::Global => format!("r = {function}(i, a_at);"),
        Space::Constant => format!("r = {function}(i, a_constant);"),
        Space::Private => copy(&format!("{of} t[16] __attribute__((aligned(64)));")),
        Space::Local => copy(&format!("local {of} *t = (local {of} *)own;")),
        Space::Generic => format!("generic const {of} *t = a_at;\nr = {function}(i, t);"),
    };
    let call = format!("{function}(size_t, {} const {of} *) of {}", space.name(), ty.name());
    Case::new("memory", call, ty, body).gives_exactly(ty).memory(Type::new(element, 1), Values::Any)
}

/// `vstoreN` and its like.
fn store(function: &str, space: Space, ty: Type, element: Scalar, stride: usize) -> Case {
    let of = element.name();
    let copy = |memory: &str| {
        format!(
            "{memory}\nfor (int k = 0; k < {stride}; ++k) t[k] = 0;\n{function}(a, 0, t);\n\
             for (int k = 0; k < {stride}; ++k) r_at[{stride} * i + k] = t[k];"
        )
    };
    let body = match space {
        Space::Private => copy(&format!("{of} t[16] __attribute__((aligned(64)));")),
        Space::Local => copy(&format!("local {of} *t = (local {of} *)own;")),
        Space::Generic => format!("generic {of} *t = r_at;\n{function}(a, i, t);"),
        Space::Global | Space::Constant => format!("{function}(a, i, r_at);"),
    };
    let call = format!("{function}({}, size_t, {} {of} *)", ty.name(), space.name());
    Case::new("memory", call, ty, body)
        .gives(Type::new(element, 1), Place::Memory, Bound::Exact)
        .value(ty, Values::Any)
}

/// Halves of memory as floats and doubles.
fn halves(lanes: usize) -> Vec<Case> {
    let suffix = if lanes == 1 { String::new() } else { lanes.to_string() };
    // The aligned forms take vectors of three as those of four.
    let forms = [("", lanes), ("a", if lanes == 3 { 4 } else { lanes })];
    let mut cases = Vec::new();
    for (aligned, stride) in forms.into_iter().filter(|(aligned, _)| lanes > 1 || aligned.is_empty()) {
        for space in Space::ALL {
            let function = format!("vload{aligned}_half{suffix}");
            cases.push(load(&function, *space, Type::new(Float, lanes), Half, stride));
        }
        for (space, rounding) in Space::WRITABLE.iter().flat_map(|space| ROUNDINGS.map(|r| (*space, r))) {
            for scalar in [Float, Double] {
                let function = format!("vstore{aligned}_half{suffix}{rounding}");
                cases.push(store(&function, space, Type::new(scalar, lanes), Half, stride));
            }
        }
    }
    cases
}

/// `shuffle` and `shuffle2`, from every width to every other.
fn shuffles(scalar: Scalar) -> Vec<Case> {
    let widths = [2, 4, 8, 16];
    let mut cases = Vec::new();
    for (from, to) in widths.iter().flat_map(|from| widths.iter().map(move |to| (*from, *to))) {
        let (from, to) = (Type::new(scalar, from), Type::new(scalar, to));
        let mask = to.of(scalar.unsigned());
        let (x, m) = (from.name(), mask.name());
        let case = |call: String, body: &str| {
            // The number of work-items has to suit the widest of them all.
            let mut case = Case::new("shuffle", call, to, body.to_owned()).gives_exactly(to);
            case.slots = from.slots().max(to.slots());
            case
        };
        cases.push(
            case(format!("shuffle({x}, {m})"), "r = shuffle(a, b);")
                .value(from, Values::Any)
                .value(mask, Values::Any),
        );
        cases.push(
            case(format!("shuffle2({x}, {x}, {m})"), "r = shuffle2(a, b, c);")
                .value(from, Values::Any)
                .value(from, Values::Any)
                .value(mask, Values::Any),
        );
    }
    cases
}

/// Copies between global and local memory by whole work-groups, and the prefetch that a copy may follow.
fn copies(ty: Type) -> Vec<Case> {
    let of = ty.name();
    let case = |call: &str, body: String| {
        Case::new("copy", call.replace("gentype", &of), ty, body)
            .gives(ty, Place::Cell, Bound::Exact)
            .memory(ty, Values::Any)
    };
    let wait = "wait_group_events(1, &e);";
    let barrier = "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);";
    let own = format!(
        "{barrier}\nlocal {of} *t = (local {of} *)scratch;\nconst size_t first = get_group_id(0) * {GROUP};\n"
    );
    vec![
        case(
            "async_work_group_copy(local gentype *, global const gentype *, size_t, event_t)",
            format!(
                "{own}event_t e = async_work_group_copy(t, a_at + first, {GROUP}, 0);\n{wait}\n{barrier}\n\
                 *r_at = t[{GROUP} - 1 - l];\n{barrier}"
            ),
        ),
        case(
            "async_work_group_copy(global gentype *, local const gentype *, size_t, event_t)",
            format!(
                "{own}t[{GROUP} - 1 - l] = a_at[i];\n{barrier}\n\
                 event_t e = async_work_group_copy(r_at - l, t, {GROUP}, 0);\n{wait}\n{barrier}"
            ),
        ),
        case(
            "async_work_group_strided_copy(local gentype *, global const gentype *, size_t, size_t, event_t)",
            format!(
                "{own}event_t e = async_work_group_strided_copy(t, a_at + first, {GROUP} / 2, 2, 0);\n{wait}\n\
                 {barrier}\n*r_at = t[l / 2];\n{barrier}"
            ),
        ),
        case(
            "async_work_group_strided_copy(global gentype *, local const gentype *, size_t, size_t, event_t)",
            format!(
                "{own}t[l] = a_at[i];\n{barrier}\n\
                 event_t e = async_work_group_strided_copy(r_at - l, t, {GROUP} / 2, 2, 0);\n{wait}\n{barrier}"
            ),
        ),
        case(
            "prefetch(global const gentype *, size_t)",
            "prefetch(a_at + i, 1);\n*r_at = a_at[i];".to_owned(),
        ),
    ]
}
