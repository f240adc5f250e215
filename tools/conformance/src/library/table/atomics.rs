//! Atomic functions, fences and barriers of OpenCL C (OpenCL C 1.2, 6.12.11; OpenCL C 3.0, 6.15.12, 6.15.8;
//! cl_ext_float_atomics): without order, with constant orders and scopes, and with those that are computed.

use super::space::Space;
use crate::library::bounds::Bound;
use crate::library::case::{Case, Place, input_name};
use crate::library::types::{FLOATS, Scalar, Type};
use crate::library::values::Values;
use Scalar::{Double, Float, Int, Long, UInt, ULong};

const ORDERS: [&str; 5] = ["relaxed", "acquire", "release", "acq_rel", "seq_cst"];
const LOAD_ORDERS: [&str; 3] = ["relaxed", "acquire", "seq_cst"];
const STORE_ORDERS: [&str; 3] = ["relaxed", "release", "seq_cst"];
/// Orders of success and of failure, which is not the stronger.
const PAIRS: [(&str, &str); 7] = [
    ("relaxed", "relaxed"),
    ("acquire", "acquire"),
    ("release", "relaxed"),
    ("acq_rel", "relaxed"),
    ("acq_rel", "acquire"),
    ("seq_cst", "acquire"),
    ("seq_cst", "seq_cst"),
];
/// Work-items have their own scope for images alone.
const SCOPES: [&str; 4] = ["work_group", "device", "all_svm_devices", "sub_group"];
const INTEGERS: [Scalar; 4] = [Int, UInt, Long, ULong];
const UINT: Type = Type::new(UInt, 1);
const INT: Type = Type::new(Int, 1);

/// Every case of this part.
pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for scalar in INTEGERS {
        for name in ["add", "sub", "or", "xor", "and", "min", "max"] {
            let name = format!("atomic_fetch_{name}");
            cases.extend(Space::SHARED.iter().flat_map(|space| changes(&name, scalar, *space)));
            cases.push(contended(&name, scalar));
        }
        cases.extend(older(scalar));
    }
    for scalar in INTEGERS.into_iter().chain([Float, Double]) {
        for space in Space::SHARED {
            cases.extend(changes("atomic_exchange", scalar, *space));
            cases.extend(loads_and_stores(scalar, *space));
            for strength in ["strong", "weak"] {
                cases.extend(exchanges_if_equal(strength, scalar, *space));
            }
        }
    }
    for scalar in FLOATS {
        for name in ["atomic_fetch_add", "atomic_fetch_min", "atomic_fetch_max"] {
            for space in Space::SHARED {
                cases.extend(changes(name, *scalar, *space));
            }
        }
    }
    cases.extend(Space::SHARED.iter().flat_map(|space| flags(*space)));
    cases.extend(fences());
    cases.extend(barriers());
    cases
}

/// How a call says order and scope: what the call is called for people, and its further arguments.
struct Form {
    shown: String,
    arguments: String,
}

/// Every way to say order and scope, those computed from the values `order` and `scope` of the work-item too.
fn forms(orders: &[&str]) -> Vec<Form> {
    let choose = |kind: &str, of: &[&str], from: &str| {
        let named = |name: &str| format!("memory_{kind}_{name}");
        let (last, first) = of.split_last().map_or(("", &[] as &[&str]), |(last, first)| (*last, first));
        let cases = first.iter().enumerate().map(|(at, name)| format!("{from} == {at} ? {} : ", named(name)));
        format!("({})", cases.collect::<String>() + &named(last))
    };
    let (any_order, any_scope) = (choose("order", orders, "order"), choose("scope", &SCOPES, "scope"));
    let form = |shown: &str, arguments: String| Form { shown: shown.to_owned(), arguments };
    let mut forms = vec![
        form("", String::new()),
        form("computed order", format!(", {any_order}")),
        form("computed order and scope", format!(", {any_order}, {any_scope}")),
        form("computed scope", format!(", memory_order_relaxed, {any_scope}")),
    ];
    for order in orders {
        forms.push(form(order, format!(", memory_order_{order}")));
        for scope in SCOPES {
            forms.push(form(
                &format!("{order}, {scope}"),
                format!(", memory_order_{order}, memory_scope_{scope}"),
            ));
        }
    }
    forms
}

impl Form {
    /// The name of the function in this form.
    fn function(&self, name: &str) -> String {
        format!("{name}{}", if self.arguments.is_empty() { "" } else { "_explicit" })
    }

    /// The call as a person says it.
    fn show(&self, name: &str, space: Space, scalar: Scalar) -> String {
        let with = if self.shown.is_empty() { String::new() } else { format!(", {}", self.shown) };
        format!("{}({} atomic_{} *{with})", self.function(name), space.name(), scalar.name())
    }
}

/// A case whose body finds its memory at `p`, which holds `a`, and leaves it in the first result. Whatever it needs to
/// choose orders and scopes is in `order` and `scope`.
fn over_memory(call: String, scalar: Scalar, space: Space, atomic: &str, values: Values, body: &str) -> Case {
    let (of, of_space) = (scalar.name(), space.name());
    let memory = match space {
        Space::Local => format!("local {of} *m = (local {of} *)own;"),
        _ => format!("{of_space} {of} *m = r_at;"),
    };
    let end = if space == Space::Local { "\n*r_at = *m;" } else { "" };
    let body = format!(
        "{memory}\n*m = a;\nvolatile {of_space} {atomic} *p = (volatile {of_space} {atomic} *)m;\n{body}{end}"
    );
    Case::new("atomic", call, Type::new(scalar, 1), body)
        .gives(Type::new(scalar, 1), Place::Cell, Bound::Exact)
        .value(Type::new(scalar, 1), values)
}

/// The body reads `order` and `scope`.
fn choosing(mut case: Case, form: &Form) -> Case {
    for name in ["order", "scope"] {
        if form.shown.starts_with("computed") && form.arguments.contains(&format!("{name} ==")) {
            let input = input_name(case.inputs.len());
            case.body = format!("const uint {name} = {input};\n{}", case.body);
            case = case.value(UINT, Values::Below(5));
        }
    }
    case
}

/// Functions that take a value and give the old one.
fn changes(name: &str, scalar: Scalar, space: Space) -> Vec<Case> {
    let ty = Type::new(scalar, 1);
    let atomic = format!("atomic_{}", scalar.name());
    // What a sum of numbers that are none is, is not said.
    let values = if scalar.is_float() { Values::Between(-20.0, 20.0) } else { Values::Any };
    let case = |form: Form| {
        let body = format!("s = {}(p, b{});", form.function(name), form.arguments);
        let case = over_memory(form.show(name, space, scalar), scalar, space, &atomic, values, &body);
        choosing(case.gives_exactly(ty).value(ty, values), &form)
    };
    forms(&ORDERS).into_iter().map(case).collect()
}

/// All work-items change one place: in any order they leave the same.
fn contended(name: &str, scalar: Scalar) -> Case {
    let ty = Type::new(scalar, 1);
    let body = format!("{name}((volatile global atomic_{} *)r_at, a);", scalar.name());
    Case::new("atomic", format!("{name}(global atomic_{} *) by all", scalar.name()), ty, body)
        .gives(ty, Place::Shared, Bound::Exact)
        .value(ty, Values::Any)
}

/// The functions of OpenCL C 1.2, and of its extensions for 64 bits.
fn older(scalar: Scalar) -> Vec<Case> {
    let ty = Type::new(scalar, 1);
    let prefixes: &[&str] = if scalar.size() == 4 { &["atomic", "atom"] } else { &["atom"] };
    let mut cases = Vec::new();
    for (prefix, space) in prefixes.iter().flat_map(|p| [(*p, Space::Global), (*p, Space::Local)]) {
        let names = ["add", "sub", "xchg", "min", "max", "and", "or", "xor", "inc", "dec", "cmpxchg"];
        for name in names {
            let arguments = match name {
                "inc" | "dec" => "",
                "cmpxchg" => ", b, c",
                _ => ", b",
            };
            let values = if name == "cmpxchg" { Values::Below(2) } else { Values::Any };
            let call = format!("{prefix}_{name}(volatile {} {} *{arguments})", space.name(), scalar.name());
            let body = format!("s = {prefix}_{name}(p{arguments});");
            let mut case = over_memory(call, scalar, space, scalar.name(), values, &body).gives_exactly(ty);
            for _ in arguments.split_terminator(',').skip(1) {
                case = case.value(ty, values);
            }
            cases.push(case);
        }
    }
    cases
}

/// `atomic_load`, `atomic_store`, `atomic_init`.
fn loads_and_stores(scalar: Scalar, space: Space) -> Vec<Case> {
    let ty = Type::new(scalar, 1);
    let atomic = format!("atomic_{}", scalar.name());
    let mut cases = Vec::new();
    for form in forms(&LOAD_ORDERS) {
        let body = format!("s = {}(p{});", form.function("atomic_load"), form.arguments);
        let call = form.show("atomic_load", space, scalar);
        let case = over_memory(call, scalar, space, &atomic, Values::Any, &body).gives_exactly(ty);
        cases.push(choosing(case, &form));
    }
    for form in forms(&STORE_ORDERS) {
        let body = format!("{}(p, b{});", form.function("atomic_store"), form.arguments);
        let call = form.show("atomic_store", space, scalar);
        let case = over_memory(call, scalar, space, &atomic, Values::Any, &body).value(ty, Values::Any);
        cases.push(choosing(case, &form));
    }
    let call = format!("atomic_init({} {atomic} *)", space.name());
    let case = over_memory(call, scalar, space, &atomic, Values::Any, "atomic_init(p, b);");
    cases.push(case.value(ty, Values::Any));
    cases
}

/// Compare-exchange with what is expected in every address space.
fn exchanges_if_equal(strength: &str, scalar: Scalar, space: Space) -> Vec<Case> {
    let ty = Type::new(scalar, 1);
    let name = format!("atomic_compare_exchange_{strength}");
    let atomic = format!("atomic_{}", scalar.name());
    let case = |form: Form, expected: Space| {
        // The first half of the work-item's local memory holds the atomic object.
        let memory = expected.cell(ty, "q", "u_at", "own + 64");
        let call = format!("{}(p, q, b{})", form.function(&name), form.arguments);
        let body = format!("{memory}*q = c;\nt = {call};\ns = *q;");
        let call = form.show(&name, space, scalar).replace(')', &format!(", {} expected)", expected.name()));
        let case = over_memory(call, scalar, space, &atomic, Values::Below(2), &body)
            .gives_exactly(ty)
            .gives_exactly(INT)
            .gives(ty, Place::Cell, Bound::Exact)
            .value(ty, Values::Any)
            .value(ty, Values::Below(2));
        choosing(case, &form)
    };
    let form = |shown: &str, arguments: String| Form { shown: shown.to_owned(), arguments };
    let mut cases: Vec<Case> =
        Space::WRITABLE.iter().map(|expected| case(form("", String::new()), *expected)).collect();
    for (success, failure) in PAIRS {
        let orders = format!(", memory_order_{success}, memory_order_{failure}");
        cases.push(case(form(&format!("{success}, {failure}"), orders.clone()), Space::Private));
        for scope in SCOPES {
            let shown = format!("{success}, {failure}, {scope}");
            cases.push(case(form(&shown, format!("{orders}, memory_scope_{scope}")), Space::Private));
        }
    }
    let chosen = |at: usize| {
        let pick = |pair: &(&str, &str)| if at == 0 { pair.0 } else { pair.1 }.to_owned();
        let cases = PAIRS.iter().take(5).enumerate();
        let cases = cases.map(|(number, pair)| format!("order == {number} ? memory_order_{} : ", pick(pair)));
        format!("({}memory_order_{})", cases.collect::<String>(), pick(&PAIRS[6]))
    };
    let (success, failure) = (chosen(0), chosen(1));
    for expected in Space::WRITABLE {
        cases.push(case(form("computed orders", format!(", {success}, {failure}")), *expected));
        let arguments =
            format!(", {success}, {failure}, scope == 0 ? memory_scope_work_group : memory_scope_device");
        cases.push(case(form("computed orders and scope", arguments), *expected));
    }
    cases
}

/// Flags: set, set again, cleared, set.
fn flags(space: Space) -> Vec<Case> {
    let case = |form: Form, clears: &Form| {
        let set = format!("{}(p{})", form.function("atomic_flag_test_and_set"), form.arguments);
        let clear = format!("{}(p{})", clears.function("atomic_flag_clear"), clears.arguments);
        let body = format!("s = {set};\ns += 2 * {set};\n{clear};\ns += 4 * {set};\n{clear};");
        let call = form.show("atomic_flag_test_and_set", space, Int).replace("_int", "_flag");
        let case = over_memory(call, Int, space, "atomic_flag", Values::Below(1), &body).gives_exactly(INT);
        choosing(case, &form)
    };
    let clears = forms(&STORE_ORDERS);
    let clear_of = |form: &Form| {
        clears.iter().find(|clear| clear.shown == form.shown && !clear.shown.starts_with("computed"))
    };
    let all = forms(&ORDERS).into_iter();
    all.map(|form| {
        let clear = clear_of(&form).unwrap_or(&clears[0]);
        case(form, clear)
    })
    .collect()
}

/// `atomic_work_item_fence` and the fences of OpenCL C 1.2.
fn fences() -> Vec<Case> {
    let flags = ["CLK_LOCAL_MEM_FENCE", "CLK_GLOBAL_MEM_FENCE", "CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE"];
    let fence = |call: String, body: &str| {
        over_memory(call, UInt, Space::Global, "uint", Values::Any, &format!("{body}\ns = *p + 1;"))
            .gives_exactly(UINT)
    };
    let mut cases = Vec::new();
    for flag in flags {
        for name in ["mem_fence", "read_mem_fence", "write_mem_fence"] {
            cases.push(fence(format!("{name}({flag})"), &format!("{name}({flag});")));
        }
        for form in forms(&ORDERS).into_iter().filter(|form| form.arguments.contains("scope")) {
            let call = format!("atomic_work_item_fence({flag}, {})", form.shown);
            let body = format!("atomic_work_item_fence({flag}{});", form.arguments);
            cases.push(choosing(fence(call, &body), &form));
        }
    }
    cases
}

/// Barriers: what a work-item wrote, another reads after it.
fn barriers() -> Vec<Case> {
    let case = |call: &str, items: usize, number: &str| {
        let body = format!(
            "local uint *t = (local uint *)scratch + (l - {number});\nbarrier(CLK_LOCAL_MEM_FENCE);\nt[{number}] = a;\n\
             {call};\nr = t[{items} - 1 - {number}];\nbarrier(CLK_LOCAL_MEM_FENCE);"
        );
        Case::new("barrier", call.to_owned(), UINT, body).gives_exactly(UINT).value(UINT, Values::Any)
    };
    let mut cases = Vec::new();
    for flags in ["CLK_LOCAL_MEM_FENCE", "CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE"] {
        for name in ["barrier", "work_group_barrier"] {
            cases.push(case(&format!("{name}({flags})"), 64, "l"));
        }
        for scope in SCOPES {
            cases.push(case(&format!("work_group_barrier({flags}, memory_scope_{scope})"), 64, "l"));
        }
        cases.push(
            case(&format!("sub_group_barrier({flags})"), 16, "get_sub_group_local_id()").in_sub_groups(),
        );
    }
    cases
}
