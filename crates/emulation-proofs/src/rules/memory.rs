//! Intrinsics that access memory. The memory is a variable of the function: an operand initializes it, and its final contents are
//! a result.

use super::calls::{Part, arguments, of_lanes};
use super::{Checks, Form, Plan, form, named};
use crate::case::{Construct, Ty};

/// Lanes are whole bytes.
const LANES_PLAN: Plan = Plan {
    all: &[],
    samples: &[8, 16, 32, 64],
    proofs: &[8, 16, 32, 64],
    lanes: &[],
    limit: "",
    frozen: false,
};
/// Addresses that depend on the mask.
const PACKED: Plan = Plan { proofs: &[], limit: "addresses depend on the mask", ..LANES_PLAN };
/// Lengths that are known; the form with an operand as the length has another width, which is not proved.
const COPIES: Plan =
    Plan { samples: &[8, 16], proofs: &[8], limit: "by proof for constant lengths only", ..LANES_PLAN };

/// The bytes of the memory of copies.
const BYTES: u32 = 16;

/// The checks of an intrinsic; `None` for another one.
pub(super) fn checks(name: &'static str) -> Option<Checks> {
    let (forms, plan) = match name {
        "llvm.memcpy" | "llvm.memcpy.inline" | "llvm.memmove" | "llvm.memset" | "llvm.memset.inline" => {
            (copies(name), COPIES)
        }
        "llvm.masked.load" | "llvm.masked.gather" => (loads(name, &["MASK", "REST"]), LANES_PLAN),
        "llvm.masked.store" | "llvm.masked.scatter" => (stores(name, &["MASK"]), LANES_PLAN),
        "llvm.masked.expandload" => (loads(name, &["MASK", "REST"]), PACKED),
        "llvm.masked.compressstore" => (stores(name, &["MASK"]), PACKED),
        "llvm.vp.load" | "llvm.vp.gather" | "llvm.vp.load.ff" => {
            (loads(name, &["MASK", "LENGTH"]), LANES_PLAN)
        }
        "llvm.vp.store" | "llvm.vp.scatter" => (stores(name, &["MASK", "LENGTH"]), LANES_PLAN),
        "llvm.experimental.vp.strided.load" => (loads(name, &["STRIDE", "MASK", "LENGTH"]), LANES_PLAN),
        "llvm.experimental.vp.strided.store" => (stores(name, &["STRIDE", "MASK", "LENGTH"]), LANES_PLAN),
        "llvm.matrix.column.major.load" => (loads(name, &["COLUMNS"]), LANES_PLAN),
        "llvm.matrix.column.major.store" => (stores(name, &["COLUMNS"]), LANES_PLAN),
        "llvm.load.relative" => (vec![form(relative)], Plan { samples: &[32], proofs: &[32], ..LANES_PLAN }),
        _ if name.starts_with("llvm.experimental.vector.histogram.") => {
            (of_lanes("", move |width, lanes| Some(histogram(name, width, lanes))), LANES_PLAN)
        }
        _ => return None,
    };
    Some(Checks::Forms(forms, plan))
}

/// The lanes in memory are those of a vector of twice the length, so that strides and columns have room.
struct Lanes {
    ty: Ty,
    memory: Ty,
    count: u32,
}

impl Lanes {
    fn new(width: u32, count: u32) -> Lanes {
        let memory = Ty::integer(width, Some(2 * count));
        Lanes { ty: Ty::integer(width, Some(count)), memory, count }
    }

    /// The pointer operand: to the memory, or one for each lane, from the last lane on. For stores two lanes have one address.
    fn pointer(&self, name: &str, is_store: bool) -> (String, &'static str, &'static str) {
        let element = self.ty.width();
        if !name.contains("gather") && !name.contains("scatter") {
            return (String::new(), "ptr", "%m");
        }
        let index = |lane: u32| if is_store && lane == 1 { self.count - 1 } else { self.count - 1 - lane };
        let indices: Vec<String> = (0..self.count).map(|lane| format!("i64 {}", index(lane))).collect();
        let (count, indices) = (self.count, indices.join(", "));
        let code = format!("%ps = getelementptr i{element}, ptr %m, <{count} x i64> <{indices}>\n");
        (code, "vector", "%ps")
    }

    /// The arguments behind the pointer.
    fn others(&self, others: &[&str], less: u32) -> Vec<Part> {
        let bytes = self.ty.width() / 8;
        let part = |&kind: &&str| match kind {
            "MASK" => vec![Part::Operand(Ty::integer(1, Some(self.count)))],
            "REST" => vec![Part::Operand(self.ty)],
            "LENGTH" => vec![Part::Fixed(format!("i32 {}", self.count - less))],
            "STRIDE" => vec![Part::Fixed(format!("i64 {}", 2 * bytes))],
            // Two columns if the number of lanes allows it, one row apart.
            _ => {
                let columns = if self.count.is_multiple_of(2) { 2 } else { 1 };
                let rows = self.count / columns;
                [
                    format!("i64 {}", rows + 1),
                    "i1 false".to_owned(),
                    format!("i32 {rows}"),
                    format!("i32 {columns}"),
                ]
                .map(Part::Fixed)
                .into()
            }
        };
        others.iter().flat_map(part).collect()
    }

    /// The suffixes for the types of an intrinsic.
    fn suffix(&self, name: &str, pointer: &str) -> String {
        let ty = self.ty.suffix();
        match (name, pointer) {
            ("llvm.masked.expandload" | "llvm.masked.compressstore", _) => ty,
            (_, "vector") => format!("{ty}.v{}p0", self.count),
            _ if name.contains("strided") => format!("{ty}.p0.i64"),
            _ if name.contains("matrix") => format!("{ty}.i64"),
            _ => format!("{ty}.p0"),
        }
    }
}

/// Loads from memory that the first operand fills.
fn loads(name: &'static str, others: &'static [&'static str]) -> Vec<Form> {
    variants(others, move |width, count, less| {
        let lanes = Lanes::new(width, count);
        let (memory, ty) = (lanes.memory, lanes.ty);
        let (before, kind, pointer) = lanes.pointer(name, false);
        let pointer_type = if kind == "vector" { format!("<{count} x ptr>") } else { "ptr".to_owned() };
        let mut parts = vec![Part::Operand(memory), Part::Fixed(format!("{pointer_type} {pointer}"))];
        parts.extend(lanes.others(others, less));
        let (operands, args, params) = arguments(&parts);
        // The first one is in memory.
        let [args, params] = [args, params].map(|list| after_first(&list));
        let callee = format!("@{name}.{}", lanes.suffix(name, kind));
        let (result, take) = match name {
            "llvm.vp.load.ff" => {
                (format!("{{ {ty}, i32 }}"), format!("%r = extractvalue {{ {ty}, i32 }} %all, 0"))
            }
            _ => (ty.to_string(), format!("%r = select i1 true, {ty} %all, {ty} %all")),
        };
        Construct {
            operands,
            code: format!(
                "%m = alloca {memory}, align 128\nstore {memory} %a, ptr %m\n{before}%all = call {result} {callee}({args})\n{take}"
            ),
            results: vec![("%r", ty)],
            declarations: format!("declare {result} {callee}({params})"),
        }
    })
}

/// Stores to memory that is zero before.
fn stores(name: &'static str, others: &'static [&'static str]) -> Vec<Form> {
    variants(others, move |width, count, less| {
        let lanes = Lanes::new(width, count);
        let memory = lanes.memory;
        let (before, kind, pointer) = lanes.pointer(name, true);
        let pointer_type = if kind == "vector" { format!("<{count} x ptr>") } else { "ptr".to_owned() };
        let mut parts = vec![Part::Operand(lanes.ty), Part::Fixed(format!("{pointer_type} {pointer}"))];
        parts.extend(lanes.others(others, less));
        let (operands, args, params) = arguments(&parts);
        let callee = format!("@{name}.{}", lanes.suffix(name, kind));
        Construct {
            operands,
            code: format!(
                "%m = alloca {memory}, align 128\nstore {memory} zeroinitializer, ptr %m\n{before}call void {callee}({args})\n\
                 %r = load {memory}, ptr %m"
            ),
            results: vec![("%r", memory)],
            declarations: format!("declare void {callee}({params})"),
        }
    })
}

/// A form for each number of lanes, and for lengths of one less if there is a length.
fn variants(
    others: &'static [&'static str],
    make: impl Fn(u32, u32, u32) -> Construct + Sync + Send + Clone + 'static,
) -> Vec<Form> {
    let most = u32::from(others.contains(&"LENGTH"));
    (0..=most)
        .flat_map(|less| {
            let make = make.clone();
            let name = if less == 0 { "" } else { "a length of one less" };
            of_lanes(name, move |width, lanes| Some(make(width, lanes, less)))
        })
        .collect()
}

/// The list without its first item, a vector or another type with or without a value.
fn after_first(list: &str) -> String {
    list.split_once(", ").map(|(_, others)| others.to_owned()).unwrap_or_default()
}

/// Copies and fills of parts of 16 bytes, also parts that overlap.
fn copies(name: &'static str) -> Vec<Form> {
    let is_fill = name.contains("memset");
    let lengths = [0u32, 1, 3, 4, 7, 8, 13];
    let places: &[(u32, u32)] = match name {
        "llvm.memmove" => &[(0, 3), (3, 0), (2, 2), (0, 1)],
        _ if is_fill => &[(0, 0), (3, 0)],
        // Copies do not overlap.
        _ => &[(0, 16), (3, 16)],
    };
    let mut forms = Vec::new();
    for &(to, from) in places {
        for length in lengths {
            forms.push(named(format!("{length} bytes to offset {to} from {from}"), move |width, lanes| {
                (width == 8 && lanes.is_none()).then(|| copy(name, to, from, Some(length)))
            }));
        }
        if !name.ends_with("inline") && name != "llvm.memcpy" {
            forms.push(named(format!("any length to offset {to} from {from}"), move |width, lanes| {
                (width == 16 && lanes.is_none()).then(|| copy(name, to, from, None))
            }));
        }
    }
    forms
}

/// A copy within 32 bytes; those that the construct does not fill are one behind the other.
fn copy(name: &str, to: u32, from: u32, length: Option<u32>) -> Construct {
    let (half, whole) = (Ty::integer(8, Some(BYTES)), Ty::integer(8, Some(2 * BYTES)));
    let (by, count) = (Ty::integer(8, None), Ty::integer(4, None));
    let second: Vec<String> = (0..BYTES).map(|byte| format!("i8 {byte}")).collect();
    let mut code = format!(
        "%m = alloca [32 x i8], align 16\n%second = getelementptr i8, ptr %m, i64 16\nstore {half} %a, ptr %m\n\
         store {half} <{}>, ptr %second\n%to = getelementptr i8, ptr %m, i64 {to}\n\
         %from = getelementptr i8, ptr %m, i64 {from}\n",
        second.join(", ")
    );
    let mut operands = vec![half];
    let is_fill = name.contains("memset");
    if is_fill {
        operands.push(by);
    }
    let length = length.map_or_else(
        || {
            let operand = if is_fill { "%c" } else { "%b" };
            operands.push(count);
            code.push_str(&format!("%length = zext i4 {operand} to i64\n"));
            "%length".to_owned()
        },
        |length| length.to_string(),
    );
    let (callee, from, ty) = match is_fill {
        true => (format!("@{name}.p0.i64"), "i8 %b", "i8"),
        false => (format!("@{name}.p0.p0.i64"), "ptr %from", "ptr"),
    };
    code.push_str(&format!(
        "call void {callee}(ptr %to, {from}, i64 {length}, i1 false)\n%r = load {whole}, ptr %m"
    ));
    Construct {
        operands,
        code,
        results: vec![("%r", whole)],
        declarations: format!("declare void {callee}(ptr, {ty}, i64, i1 immarg)"),
    }
}

/// The pointer at an offset, as an offset from the first one.
fn relative(width: u32, lanes: Option<u32>) -> Option<Construct> {
    let (ty, result) = (Ty::integer(32, None), Ty::integer(64, None));
    (width == 32 && lanes.is_none()).then(|| Construct {
        operands: vec![ty],
        code:
            "%m = alloca [4 x i32], align 16\n%at = getelementptr i32, ptr %m, i64 2\nstore i32 %a, ptr %at\n\
               %p = call ptr @llvm.load.relative.i32(ptr %m, i32 8)\n%x = ptrtoint ptr %p to i64\n\
               %y = ptrtoint ptr %m to i64\n%r = sub i64 %x, %y"
                .to_owned(),
        results: vec![("%r", result)],
        declarations: "declare ptr @llvm.load.relative.i32(ptr, i32)".to_owned(),
    })
}

/// Updates of lanes in memory, two of them of one lane.
fn histogram(name: &str, width: u32, count: u32) -> Construct {
    let (memory, by, mask) =
        (Ty::integer(width, Some(count)), Ty::integer(width, None), Ty::integer(1, Some(count)));
    let indices: Vec<String> = (0..count).map(|lane| format!("i64 {}", lane / 2)).collect();
    let indices = indices.join(", ");
    let callee = format!("@{name}.v{count}p0.{}", by.suffix());
    Construct {
        operands: vec![memory, by, mask],
        code: format!(
            "%m = alloca {memory}, align 64\nstore {memory} %a, ptr %m\n\
             %ps = getelementptr {by}, ptr %m, <{count} x i64> <{indices}>\n\
             call void {callee}(<{count} x ptr> %ps, {by} %b, {mask} %c)\n%r = load {memory}, ptr %m"
        ),
        results: vec![("%r", memory)],
        declarations: format!("declare void {callee}(<{count} x ptr>, {by}, {mask})"),
    }
}
