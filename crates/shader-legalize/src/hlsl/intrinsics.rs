//! `llvm.spv.*` as instructions of shaders.

use super::PREFIX;
use super::blocks::{decorations, tuple};
use super::waves;
use crate::calls::call;
use crate::mathematics::widths::{self, Bit};
use crate::rewrite::{self, Step, callee_name};
use llvm_model::instruction::Atomic;
use llvm_model::{
    Align, AtomicOp, BinaryOp, Builder, CastOp, FloatPredicate, FunctionId, GlobalId, GlobalProps,
    GlobalVariable, Id as _, InstBuilder as _, InstId, InstKind, IntPredicate, Linkage, Module, Name,
    Ordering, TypeId, Value,
};
use rustc_hash::FxHashMap;
use spirv_grammar::{BuiltIn, Decoration, StorageClass};
use spirv_mapping::convention::decorations::BY_NUMBER;
use spirv_mapping::convention::memory::{SHADER_STORAGE, address_space};
use std::cmp;

/// What an intrinsic becomes.
#[derive(Clone, Copy)]
enum Lowering {
    /// The component of a builtin variable of three, by its number.
    Component(BuiltIn),
    /// A builtin variable of one number.
    Number(BuiltIn),
    /// An instruction with the same operands.
    Call(&'static str),
    /// The same of floats, which it has for 32 bits only.
    Derivative(&'static str),
    /// The number of a bit.
    Bit(Bit),
    /// The scalar product of floats, or of integers, which has no instruction.
    Dot,
    IntegerDot,
    /// The sum of a number and of the products of four bytes, which are signed or not.
    PackedDot {
        is_signed: bool,
    },
    /// An atomic instruction of the device.
    Atomic(AtomicOp),
    /// A minimum of 0 and a maximum of 1.
    Saturate,
    /// An integer: -1, 0 or 1.
    Sign,
    /// Whether any or all components are not 0.
    Test(&'static str),
    Discard,
    /// The operand, decorated: it differs between invocations.
    NonUniform,
    /// Whether a variable of a function has no value yet, of which its guard has 0.
    GuardAcquire,
    /// The guard of such a variable gets 1.
    GuardRelease,
}

/// The intrinsics, without the prefix and the types.
const TABLE: &[(&str, Lowering)] = &[
    ("all", Lowering::Test("__spirv_All")),
    ("any", Lowering::Test("__spirv_Any")),
    ("cross", Lowering::Call("__spirv_GLSL_Cross")),
    ("ddx", Lowering::Derivative("__spirv_DPdx")),
    ("ddx.coarse", Lowering::Derivative("__spirv_DPdxCoarse")),
    ("ddx.fine", Lowering::Derivative("__spirv_DPdxFine")),
    ("ddy", Lowering::Derivative("__spirv_DPdy")),
    ("ddy.coarse", Lowering::Derivative("__spirv_DPdyCoarse")),
    ("ddy.fine", Lowering::Derivative("__spirv_DPdyFine")),
    ("degrees", Lowering::Call("__spirv_GLSL_Degrees")),
    ("discard", Lowering::Discard),
    ("distance", Lowering::Call("__spirv_GLSL_Distance")),
    ("dot4add.i8packed", Lowering::PackedDot { is_signed: true }),
    ("dot4add.u8packed", Lowering::PackedDot { is_signed: false }),
    ("faceforward", Lowering::Call("__spirv_GLSL_FaceForward")),
    ("fdot", Lowering::Dot),
    ("firstbitlow", Lowering::Bit(Bit::Low)),
    ("firstbitshigh", Lowering::Bit(Bit::HighSigned)),
    ("firstbituhigh", Lowering::Bit(Bit::High)),
    ("flattened.thread.id.in.group", Lowering::Number(BuiltIn::LocalInvocationIndex)),
    ("frac", Lowering::Call("__spirv_GLSL_Fract")),
    ("fwidth", Lowering::Derivative("__spirv_Fwidth")),
    ("group.id", Lowering::Component(BuiltIn::WorkgroupId)),
    ("interlocked.add", Lowering::Atomic(AtomicOp::Add)),
    ("interlocked.or", Lowering::Atomic(AtomicOp::Or)),
    ("isinf", Lowering::Call("__spirv_IsInf")),
    ("isnan", Lowering::Call("__spirv_IsNan")),
    ("length", Lowering::Call("__spirv_GLSL_Length")),
    ("lerp", Lowering::Call("__spirv_GLSL_FMix")),
    ("nclamp", Lowering::Call("__spirv_GLSL_NClamp")),
    ("normalize", Lowering::Call("__spirv_GLSL_Normalize")),
    ("num.subgroups", Lowering::Number(BuiltIn::NumSubgroups)),
    ("num.workgroups", Lowering::Component(BuiltIn::NumWorkgroups)),
    ("packhalf2x16", Lowering::Call("__spirv_GLSL_PackHalf2x16")),
    ("radians", Lowering::Call("__spirv_GLSL_Radians")),
    ("reflect", Lowering::Call("__spirv_GLSL_Reflect")),
    ("refract", Lowering::Call("__spirv_GLSL_Refract")),
    ("rsqrt", Lowering::Call("__spirv_GLSL_InverseSqrt")),
    ("saturate", Lowering::Saturate),
    ("resource.nonuniformindex", Lowering::NonUniform),
    ("sclamp", Lowering::Call("__spirv_GLSL_SClamp")),
    ("sdot", Lowering::IntegerDot),
    ("sign", Lowering::Sign),
    ("smoothstep", Lowering::Call("__spirv_GLSL_SmoothStep")),
    ("step", Lowering::Call("__spirv_GLSL_Step")),
    ("subgroup.id", Lowering::Number(BuiltIn::SubgroupId)),
    ("subgroup.local.invocation.id", Lowering::Number(BuiltIn::SubgroupLocalInvocationId)),
    ("subgroup.size", Lowering::Number(BuiltIn::SubgroupSize)),
    ("thread.id", Lowering::Component(BuiltIn::GlobalInvocationId)),
    ("thread.id.in.group", Lowering::Component(BuiltIn::LocalInvocationId)),
    ("uclamp", Lowering::Call("__spirv_GLSL_UClamp")),
    ("udot", Lowering::IntegerDot),
    ("unpackhalf2x16", Lowering::Call("__spirv_GLSL_UnpackHalf2x16")),
    ("wave.get.lane.count", Lowering::Number(BuiltIn::SubgroupSize)),
];

/// Functions that clang calls and does not define, by their whole names.
const FUNCTIONS: &[(&str, Lowering)] = &[
    ("__cxa_guard_acquire", Lowering::GuardAcquire),
    ("__cxa_guard_release", Lowering::GuardRelease),
    ("__hlsl_wave_get_lane_index", Lowering::Number(BuiltIn::SubgroupLocalInvocationId)),
];

/// The variables of builtins so far.
pub(crate) type Variables = FxHashMap<BuiltIn, GlobalId>;

/// Replaces the intrinsics of all functions.
pub(super) fn run(module: &mut Module) {
    let mut variables = Variables::default();
    for index in 0..module.functions.len() {
        let function = FunctionId::from_index(index);
        rewrite::run(module, function, |at, inst| match lower(at, &mut variables, inst) {
            Some(value) => Step::Replace(value),
            None if is_hint(at.module, &at.body.insts[inst].kind) => Step::Drop,
            None => Step::Keep,
        });
    }
}

/// Whether an instruction only helps passes of LLVM.
fn is_hint(module: &Module, kind: &InstKind) -> bool {
    const HINTS: [&str; 5] = [
        "llvm.experimental.noalias.scope.decl",
        "llvm.experimental.convergence.",
        "llvm.assume",
        "llvm.invariant.",
        "llvm.trap",
    ];
    callee_name(module, kind).is_some_and(|name| HINTS.iter().any(|prefix| name.starts_with(prefix)))
}

/// The row of an intrinsic: the longest name that the function's name begins with.
fn row(name: &str) -> Option<Lowering> {
    if let Some((_, lowering)) = FUNCTIONS.iter().find(|(function, _)| *function == name) {
        return Some(*lowering);
    }
    super::longest_row(TABLE, name.strip_prefix(PREFIX)?)
}

fn lower(at: &mut Builder<'_>, variables: &mut Variables, inst: InstId) -> Option<Value> {
    let kind = &at.body.insts[inst].kind;
    let ty = at.body.insts[inst].ty;
    let args = kind.call()?.args.clone();
    let name = callee_name(at.module, kind)?.clone();
    let name = name.as_str()?;
    if let Some(value) = name.strip_prefix(PREFIX).and_then(|name| waves::lower(at, name, &args, ty)) {
        return Some(value);
    }
    let lowering = row(name)?;
    let first = args.first().copied();
    Some(match lowering {
        Lowering::Component(builtin) => {
            let vector = at.module.types.vector(ty, 3);
            let variable = builtin_variable(at, variables, builtin, vector);
            let value = at.load(vector, variable, 0);
            at.extract_at(value, first?)
        }
        Lowering::Number(builtin) => {
            let variable = builtin_variable(at, variables, builtin, ty);
            at.load(ty, variable, 0)
        }
        Lowering::Call(name) => call(at, name, &args, ty),
        Lowering::Derivative(name) => widths::derivative(at, name, first?, ty),
        Lowering::Bit(which) => widths::bit(at, which, first?, ty),
        Lowering::Dot => {
            let &[a, b] = &args[..] else { return None };
            let operand = at.ty(a);
            match at.module.types.lanes(operand) {
                Some(_) => call(at, "__spirv_Dot", &args, ty),
                None => at.binary(BinaryOp::FMul, a, b),
            }
        }
        Lowering::IntegerDot => widths::integer_dot(at, first?, *args.get(1)?),
        Lowering::PackedDot { is_signed } => packed_dot(at, &args, is_signed)?,
        Lowering::Atomic(op) => {
            let &[pointer, value] = &args[..] else { return None };
            let scope = at.module.sync_scopes.intern("device".into());
            let atomic = Atomic { ordering: Ordering::Monotonic, scope };
            let align = at.int_width(ty).map_or(4, |width| u64::from(width / 8));
            at.emit(
                InstKind::AtomicRmw { op, pointer, value, atomic, volatile: false, align: Align::of(align) },
                ty,
            )
        }
        Lowering::Saturate => {
            let value = first?;
            let [zero, one] = [0.0, 1.0].map(|bound| at.float_like(value, bound));
            call(at, "__spirv_GLSL_NClamp", &[value, zero, one], ty)
        }
        Lowering::Sign => sign(at, first?, ty),
        Lowering::Test(name) => test(at, name, first?),
        Lowering::GuardAcquire => {
            let guard = at.load(ty, first?, 4);
            let is_first = at.icmp_int(IntPredicate::Eq, guard, 0);
            at.cast(CastOp::ZExt, is_first, ty)
        }
        Lowering::GuardRelease => {
            let one = at.int32(1);
            Value::Inst(at.store(one, first?, 4))
        }
        Lowering::NonUniform => non_uniform(at, first?),
        Lowering::Discard => call(at, "__spirv_DemoteToHelperInvocation", &[], ty),
    })
}

fn is_float(at: &Builder<'_>, ty: TypeId) -> bool {
    at.module.types.is_float(at.module.types.scalar(ty))
}

/// An index as a value of its own, which is decorated.
fn non_uniform(at: &mut Builder<'_>, index: Value) -> Value {
    let zero = at.int_like(index, 0);
    let value = at.binary(BinaryOp::Or, index, zero);
    if let Value::Inst(inst) = value {
        let list = decorations(at.module, &[(Decoration::NonUniform, Vec::new())]);
        let node = tuple(at.module, list);
        let kind = at.module.md_kinds.intern(BY_NUMBER.into());
        at.body.insts[inst].attachments.push((kind, node));
    }
    value
}

/// The sum of a number and of the products of four bytes of two numbers: `b` and `c` of `a + b * c`.
fn packed_dot(at: &mut Builder<'_>, args: &[Value], is_signed: bool) -> Option<Value> {
    let &[mut sum, a, b] = args else { return None };
    for byte in (0..4).map(|byte| byte * 8) {
        let mut part = |value: Value| {
            let high = at.binary_int(BinaryOp::Shl, value, 24 - byte);
            at.binary_int(if is_signed { BinaryOp::AShr } else { BinaryOp::LShr }, high, 24)
        };
        let (a, b) = (part(a), part(b));
        let product = at.binary(BinaryOp::Mul, a, b);
        sum = at.binary(BinaryOp::Add, sum, product);
    }
    Some(sum)
}

/// -1, 0 or 1 by the sign of a value, as integers of type `ty`.
fn sign(at: &mut Builder<'_>, value: Value, ty: TypeId) -> Value {
    let operand = at.ty(value);
    if is_float(at, operand) {
        let sign = call(at, "__spirv_GLSL_FSign", &[value], operand);
        return at.cast(CastOp::FPToSI, sign, ty);
    }
    let sign = call(at, "__spirv_GLSL_SSign", &[value], operand);
    let (from, to) = (at.module.types.scalar(operand), at.module.types.scalar(ty));
    match at.int_width(from).cmp(&at.int_width(to)) {
        cmp::Ordering::Greater => at.cast(CastOp::Trunc, sign, ty),
        cmp::Ordering::Less => at.cast(CastOp::SExt, sign, ty),
        cmp::Ordering::Equal => sign,
    }
}

/// Whether any or all components of a value are not 0.
fn test(at: &mut Builder<'_>, name: &str, value: Value) -> Value {
    let ty = at.ty(value);
    let bool = at.module.types.int(1);
    let zero = at.zero(ty);
    let truth = if at.int_width(ty) == Some(1) {
        value
    } else if is_float(at, ty) {
        at.fcmp(FloatPredicate::Une, value, zero)
    } else {
        at.icmp(IntPredicate::Ne, value, zero)
    };
    match at.module.types.lanes(ty) {
        Some(_) => call(at, name, &[truth], bool),
        None => truth,
    }
}

/// The address of a builtin variable.
pub(crate) fn builtin_variable(
    at: &mut Builder<'_>,
    variables: &mut Variables,
    builtin: BuiltIn,
    ty: TypeId,
) -> Value {
    let module = &mut *at.module;
    let variable = *variables.entry(builtin).or_insert_with(|| {
        let word = BuiltIn::KIND.enumerant(builtin.0).map_or("Unknown", |facts| facts.name);
        let props = GlobalProps {
            name: Name::from(format!("__spirv_BuiltIn{word}")),
            linkage: Linkage::External,
            address_space: address_space(SHADER_STORAGE, StorageClass::Input).unwrap_or(0),
            ..GlobalProps::default()
        };
        let mut variable = GlobalVariable::declaration(props, ty);
        variable.is_constant = true;
        let list = decorations(module, &[(Decoration::BuiltIn, vec![builtin.0])]);
        let node = tuple(module, list);
        let kind = module.md_kinds.intern(BY_NUMBER.into());
        variable.attachments.push((kind, node));
        module.globals.push(variable)
    });
    Value::Const(module.global_const(variable))
}
