//! Annotations: `llvm.ptr.annotation`, `llvm.var.annotation` and `@llvm.global.annotations` to decorations of members,
//! variables and functions.

use crate::lower::Lower;
use crate::lower::module::annotation_text::{Annotation, parse};
use crate::lower::module::constant_expr::Scope;
use crate::lower::module::decorations::Literal;
use crate::lower::output::said::{Target, told_apart_by};
use llvm_model::{
    Call, ConstId, Constant, ConstantExpr, GlobalVariable, InstId, InstKind, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;
use spirv_module::{Decoration, Operands};
use translate_common::LossKind;

/// How many casts may lie around an address.
const MAX_CASTS: usize = 64;

/// How many annotations of globals a module may have.
const MAX_ANNOTATIONS: usize = 1 << 20;

impl Lower<'_> {
    /// The decorations that a call of an annotation intrinsic stands for. Its result, if it has one, is its first
    /// argument.
    pub(in crate::lower) fn lower_annotation(&mut self, call: &Call) {
        let &[pointer, text, ..] = call.args.as_slice() else { return };
        let Some(text) = self.annotation_text(text) else {
            return self.report().lose(LossKind::Hint, "an annotation whose text is no constant");
        };
        let Some(target) = self.annotated(pointer) else {
            return self
                .report()
                .lose(LossKind::Hint, "an annotation of what is neither a variable nor a member");
        };
        self.annotate(target, &text);
    }

    /// `@llvm.global.annotations`: an array of { what, text, file, line, arguments }.
    pub(in crate::lower) fn lower_global_annotations(&mut self, list: &GlobalVariable) {
        let entries = match list.initializer.map(|id| &self.module.constants[id]) {
            Some(Constant::Aggregate(entries)) if entries.len() <= MAX_ANNOTATIONS => entries.to_vec(),
            _ => return self.report().lose(LossKind::Module, "@llvm.global.annotations"),
        };
        for entry in entries {
            let parts = match &self.module.constants[entry] {
                Constant::Aggregate(parts) => parts.to_vec(),
                _ => Vec::new(),
            };
            let &[what, text, ..] = parts.as_slice() else {
                self.report().lose(LossKind::Module, "an entry of @llvm.global.annotations");
                continue;
            };
            let target = self.global_target(what);
            match (target, self.annotation_text(Value::Const(text))) {
                (Some(target), Some(text)) => self.annotate(target, &text),
                _ => self.report().lose(LossKind::Module, "an entry of @llvm.global.annotations"),
            }
        }
    }

    /// Compilers write a default first and what the source says behind it: the last of each decoration counts.
    fn annotate(&mut self, target: Target, text: &str) {
        let annotations = parse(text);
        let last: FxHashMap<Decoration, usize> =
            annotations.iter().enumerate().map(|(index, annotation)| (annotation.0, index)).collect();
        for (index, (decoration, literals)) in annotations.into_iter().enumerate() {
            if decoration == Decoration::UserSemantic {
                self.annotate_late(target, (decoration, literals));
            } else if told_apart_by(decoration).is_none() && last.get(&decoration) != Some(&index) {
                let why = "the annotation has another behind it";
                self.report().lose(LossKind::Decoration, format!("{decoration:?} ({why})"));
            } else {
                self.state_decoration(target, decoration, &literals);
            }
        }
    }

    /// A user's words do not raise the version.
    fn annotate_late(&mut self, target: Target, (decoration, literals): Annotation) {
        let text = literals.first().and_then(|literal| match literal {
            Literal::Text(text) => Some(Operands::new().bytes(text.as_bytes())),
            Literal::Number(_) => None,
        });
        match (target.member, text) {
            (None, Some(text)) => self.late.decorate(self.types.out(), target.id, decoration, text),
            (Some(member), Some(text)) => {
                self.late.decorate_member(self.types.out(), (target.id, member), decoration, text)
            }
            (_, None) => {
                self.report().lose(LossKind::Decoration, format!("{decoration:?} (its operands do not fit)"))
            }
        }
    }

    /// The variable or member that a pointer in a function is the address of.
    fn annotated(&mut self, pointer: Value) -> Option<Target> {
        match self.without_casts(pointer) {
            Value::Inst(inst) => {
                let body = self.module.functions[self.f.function?].body.as_ref()?;
                match &body.insts.get(inst)?.kind {
                    InstKind::Alloca { .. } => Some(Target::variable(self.result_id(inst))),
                    InstKind::GetElementPtr { source_type, indices, .. } => {
                        let (structure, member) = self.last_member(*source_type, indices)?;
                        Some(Target::member(self.types().memory_type(structure), member))
                    }
                    _ => None,
                }
            }
            Value::Arg(index) => self.parameter(index as usize),
            Value::Const(id) => self.global_target(id),
            _ => None,
        }
    }

    /// The structure type and the member that indices lead to, when a member comes last.
    fn last_member(&self, source: TypeId, indices: &[Value]) -> Option<(TypeId, u32)> {
        let types = &self.module.types;
        let mut ty = source;
        let mut found = None;
        for &index in indices.get(1..)? {
            found = None;
            ty = match types[ty] {
                Type::Array { element, .. } | Type::Vector { element, .. } => element,
                _ => {
                    let member = u32::try_from(self.module.as_u64(index)?).ok()?;
                    found = Some((ty, member));
                    *types.struct_body(ty)?.fields.get(member as usize)?
                }
            };
        }
        found
    }

    /// The variable or function that a constant is the address of.
    fn global_target(&mut self, address: ConstId) -> Option<Target> {
        match &self.module.constants[self.constant_without_casts(address)] {
            Constant::Global(global) if self.module.globals[*global].props.address_space != 0 => {
                Some(Target::variable(self.variable(Scope::Module, *global)?.0))
            }
            Constant::Function(function) => Some(Target::function(self.function_id(*function))),
            _ => None,
        }
    }

    /// The text that an annotation points to, without the zero at its end.
    fn annotation_text(&self, text: Value) -> Option<String> {
        let Value::Const(address) = self.without_casts(text) else { return None };
        let Constant::Global(global) = self.module.constants[self.constant_without_casts(address)] else {
            return None;
        };
        match &self.module.constants[self.module.globals[global].initializer?] {
            Constant::Data(bytes) => {
                let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
                Some(String::from_utf8_lossy(bytes.get(..end)?).into_owned())
            }
            Constant::Null => Some(String::new()),
            _ => None,
        }
    }

    /// A pointer without the casts around it.
    fn without_casts(&self, mut value: Value) -> Value {
        let body = self.f.function.and_then(|function| self.module.functions[function].body.as_ref());
        for _ in 0..MAX_CASTS {
            let Value::Inst(inst) = self.resolve(value) else { break };
            let kind = body.and_then(|body| body.insts.get(inst)).map(|inst| &inst.kind);
            match kind {
                Some(InstKind::Cast { operand, .. }) => value = *operand,
                _ => break,
            }
        }
        self.resolve(value)
    }

    fn constant_without_casts(&self, mut address: ConstId) -> ConstId {
        for _ in 0..MAX_CASTS {
            match &self.module.constants[address] {
                Constant::Expr(expr) => match **expr {
                    ConstantExpr::Cast { operand, .. } => address = operand,
                    _ => break,
                },
                _ => break,
            }
        }
        address
    }

    /// Whether a call is one of the annotation of a variable or of a pointer.
    pub(in crate::lower) fn is_annotation(&self, call: &Call) -> bool {
        let Some(callee) = self.module.as_function(call.callee) else { return false };
        let name = &self.module.functions[callee].props.name;
        name.starts_with("llvm.ptr.annotation") || name.starts_with("llvm.var.annotation")
    }

    /// Lowers an annotation of a pointer that is no alias of its argument: pointers of another type.
    pub(in crate::lower) fn lower_annotated_pointer(&mut self, inst: InstId, call: &Call) {
        let (Some(&pointer), false) = (call.args.first(), self.is_void(inst)) else { return };
        self.lower_cast(inst, llvm_model::CastOp::BitCast, pointer, llvm_model::Flags::NONE);
    }

    fn is_void(&self, inst: InstId) -> bool {
        self.module.types[self.type_of(Value::Inst(inst))] == Type::Void
    }
}
