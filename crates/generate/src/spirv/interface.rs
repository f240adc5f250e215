//! What hosts see of a module: builtin variables, decorations of parameters and variables, and execution modes.

use super::Smith;
use super::types::{Scalar, Ty};
use spirv_module::{
    BuiltIn, Decoration, ExecutionMode, FunctionParameterAttribute, Id, LinkageType, Op, Operands,
    StorageClass,
};

/// Builtin variables of kernels, with the width and the number of their components.
const BUILTINS: [(BuiltIn, u32, u32); 11] = [
    (BuiltIn::GlobalInvocationId, 64, 3),
    (BuiltIn::LocalInvocationId, 64, 3),
    (BuiltIn::WorkgroupId, 64, 3),
    (BuiltIn::WorkgroupSize, 64, 3),
    (BuiltIn::NumWorkgroups, 64, 3),
    (BuiltIn::GlobalSize, 64, 3),
    (BuiltIn::GlobalOffset, 64, 3),
    (BuiltIn::EnqueuedWorkgroupSize, 64, 3),
    (BuiltIn::WorkDim, 32, 1),
    (BuiltIn::GlobalLinearId, 64, 1),
    (BuiltIn::LocalInvocationIndex, 64, 1),
];

/// Reads a builtin variable.
pub(super) fn builtin(smith: &mut Smith<'_>) {
    let Some((builtin, width, lanes)) = smith.choices.pick(&BUILTINS) else { return };
    let ty = Ty::Value(Scalar::Int(width), lanes);
    let known = smith.builtins.iter().find(|(other, _)| *other == builtin).map(|(_, id)| *id);
    let variable = known.unwrap_or_else(|| {
        let of_type = smith.type_id(&Ty::pointer(StorageClass::Input, ty.clone()));
        let id = smith.declare(Op::Variable, Some(of_type), &[StorageClass::Input.0]);
        smith.decorate(id, Decoration::BuiltIn, &[builtin.0]);
        if smith.choices.rarely(2) {
            smith.decorate(id, Decoration::Constant, &[]);
        }
        smith.builtins.push((builtin, id));
        smith.interface.push(id);
        id
    });
    smith.emit(Op::Load, &ty, &[variable.0]);
}

/// Decorates a parameter, perhaps.
pub(super) fn parameter(smith: &mut Smith<'_>, id: Id, ty: &Ty) {
    if !smith.choices.rarely(3) {
        return;
    }
    match ty {
        Ty::Pointer(..) => {
            let attributes = [
                FunctionParameterAttribute::NoAlias,
                FunctionParameterAttribute::NoCapture,
                FunctionParameterAttribute::NoWrite,
                FunctionParameterAttribute::NoReadWrite,
            ];
            let attribute = smith.choices.pick(&attributes).unwrap_or(FunctionParameterAttribute::NoAlias);
            match smith.choices.below(4) {
                0 => smith.align(id),
                1 => smith.decorate(id, Decoration::Restrict, &[]),
                2 => smith.decorate(id, Decoration::Volatile, &[]),
                _ => smith.decorate(id, Decoration::FuncParamAttr, &[attribute.0]),
            }
        }
        Ty::Value(Scalar::Int(8 | 16), 1) => {
            let attributes = [FunctionParameterAttribute::Zext, FunctionParameterAttribute::Sext];
            let attribute = smith.choices.pick(&attributes).unwrap_or(FunctionParameterAttribute::Zext);
            smith.decorate(id, Decoration::FuncParamAttr, &[attribute.0]);
        }
        _ => {}
    }
}

/// Decorates a variable of the module, perhaps; exported ones have a name.
pub(super) fn variable(smith: &mut Smith<'_>, id: Id, storage: StorageClass) {
    if smith.choices.rarely(2) {
        smith.align(id);
    }
    if storage == StorageClass::CrossWorkgroup && smith.choices.rarely(3) {
        let name = format!("variable{}", id.0);
        let operands = Operands::new()
            .id(id)
            .word(Decoration::LinkageAttributes)
            .string(&name)
            .word(LinkageType::Export);
        smith.push(Op::Decorate, None, None, &operands);
    }
}

/// States execution modes of a kernel, perhaps.
pub(super) fn modes(smith: &mut Smith<'_>, kernel: Id) {
    if !smith.choices.rarely(3) {
        return;
    }
    let sizes = [1 + smith.choices.below(8) as u32, 1 + smith.choices.below(4) as u32, 1];
    match smith.choices.below(4) {
        0 => smith.mode(kernel, ExecutionMode::LocalSize, &sizes),
        1 => smith.mode(kernel, ExecutionMode::LocalSizeHint, &sizes),
        2 => smith.mode(kernel, ExecutionMode::ContractionOff, &[]),
        // A vector of 4 floats, as the specification encodes types.
        _ => smith.mode(kernel, ExecutionMode::VecTypeHint, &[4 << 16 | 5]),
    }
}

impl Smith<'_> {
    /// Decorates an id.
    pub(super) fn decorate(&mut self, target: Id, decoration: Decoration, literals: &[u32]) {
        let operands = Operands::new().id(target).word(decoration).words(literals);
        self.push(Op::Decorate, None, None, &operands);
    }

    fn align(&mut self, target: Id) {
        let align = 1 << self.choices.below(8);
        self.decorate(target, Decoration::Alignment, &[align]);
    }

    /// States an execution mode.
    pub(super) fn mode(&mut self, kernel: Id, mode: ExecutionMode, literals: &[u32]) {
        let operands = Operands::new().id(kernel).word(mode).words(literals);
        self.push(Op::ExecutionMode, None, None, &operands);
    }
}
