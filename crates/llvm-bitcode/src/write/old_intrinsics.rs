//! Intrinsic calls in the form of older LLVM: `llvm.dbg.*` instead of debug records, `llvm.lifetime.*` with a size.

use llvm_model::{
    ApInt, Body, ConstId, Constant, DebugRecord, DebugRecordKind, FunctionId, Id, Type, TypeId, Value,
};
use rustc_hash::FxHashSet;

use super::ModuleWriter;
use super::dialect::WriteError;
use super::function::BodyWriter;
use crate::call_bits;
use crate::codes::function as code;

/// The intrinsics that stand for debug records, with the number of their arguments.
const DEBUG_INTRINSICS: [(&str, usize); 4] =
    [("llvm.dbg.value", 3), ("llvm.dbg.declare", 3), ("llvm.dbg.assign", 6), ("llvm.dbg.label", 1)];

/// Which of [`DEBUG_INTRINSICS`] stands for a record.
fn intrinsic_index(kind: &DebugRecordKind) -> usize {
    match kind {
        DebugRecordKind::Value { .. } => 0,
        // Has no intrinsic of its own; modules with it keep their records.
        DebugRecordKind::Declare { .. } | DebugRecordKind::DeclareValue { .. } => 1,
        DebugRecordKind::Assign { .. } => 2,
        DebugRecordKind::Label { .. } => 3,
    }
}

/// A function that is declared in the file only.
#[derive(Clone, Copy, Debug)]
pub(super) struct MadeFunction {
    pub(super) name: &'static str,
    pub(super) ty: TypeId,
}

/// What is written in an older form.
#[derive(Debug, Default)]
pub(super) struct OldIntrinsics {
    /// Number and type of each intrinsic that debug records become calls of; none where records stay.
    debug: [Option<(u32, TypeId)>; 4],
    /// Declarations that the module does not have; numbered after its functions.
    pub(super) made: Vec<MadeFunction>,
    /// Lifetime intrinsics that get back the size they once had.
    lifetimes: FxHashSet<FunctionId>,
    /// The size: unknown.
    size: Option<ConstId>,
}

impl OldIntrinsics {
    /// Whether debug records become calls.
    pub(super) fn debug_calls(&self) -> bool {
        self.debug.iter().any(Option::is_some)
    }

    /// Whether a function gets a size as a parameter in front of its own.
    pub(super) fn has_size(&self, function: FunctionId) -> bool {
        !self.lifetimes.is_empty() && self.lifetimes.contains(&function)
    }

    /// The constant that stands for an unknown size.
    pub(super) fn size(&self) -> Option<ConstId> {
        self.size
    }
}

impl ModuleWriter<'_> {
    /// Decides what is written in an older form. Comes before anything is numbered.
    pub(super) fn plan_old_intrinsics(&mut self, roots: &mut Vec<ConstId>) -> Result<(), WriteError> {
        self.plan_debug_calls()?;
        if self.dialect.has(22) {
            return Ok(());
        }
        for (id, function) in self.module.functions.iter() {
            let name = &function.props.name;
            let is_lifetime =
                name.starts_with("llvm.lifetime.start") || name.starts_with("llvm.lifetime.end");
            let params = self.types.function_parts(function.ty).map_or(0, |(_, params, _)| params.len());
            if is_lifetime && params == 1 {
                self.old.lifetimes.insert(id);
            }
        }
        if !self.old.lifetimes.is_empty() {
            let i64_ = self.intern_type(Type::Integer(64));
            let size = self.intern_constant(i64_, Constant::Int(ApInt::from_i64(64, -1)));
            self.old.size = Some(size);
            roots.push(size);
        }
        Ok(())
    }

    fn plan_debug_calls(&mut self) -> Result<(), WriteError> {
        let module = self.module;
        let mut used = [false; 4];
        let bodies = module.functions.values().filter_map(|f| f.body.as_ref());
        for records in bodies.filter(|b| !b.debug_records.is_empty()).flat_map(|b| b.debug_records.values()) {
            for record in records {
                if matches!(record.kind, DebugRecordKind::DeclareValue { .. }) {
                    // Has no older form, and records and calls do not mix.
                    return self.dialect.require(22, "#dbg_declare_value");
                }
                if let Some(used) = used.get_mut(intrinsic_index(&record.kind)) {
                    *used = true;
                }
            }
        }
        if self.dialect.is_explicit() && self.dialect.has(19) {
            return Ok(());
        }
        for (index, (name, count)) in DEBUG_INTRINSICS.into_iter().enumerate() {
            if !used.get(index).is_some_and(|&used| used) {
                continue;
            }
            let metadata = self.intern_type(Type::Metadata);
            let void = self.intern_type(Type::Void);
            let params = vec![metadata; count].into();
            let ty = self.intern_type(Type::Function { ret: void, params, vararg: false });
            let variables = module.globals.len();
            let declared = module.functions.iter().find(|(_, f)| f.props.name == name && f.ty == ty);
            let number = match declared {
                Some((id, _)) => variables + id.index(),
                None => {
                    self.old.made.push(MadeFunction { name, ty });
                    variables + module.functions.len() + self.old.made.len() - 1
                }
            };
            if let Some(slot) = self.old.debug.get_mut(index) {
                *slot = Some((number as u32, ty));
            }
        }
        let types: Vec<TypeId> = self.old.debug.iter().flatten().map(|(_, ty)| *ty).collect();
        types.into_iter().for_each(|ty| self.add_type(ty));
        Ok(())
    }

    /// The type that a function is declared and called with in the file.
    pub(super) fn written_function_type(&mut self, id: FunctionId) -> TypeId {
        let ty = self.module.functions[id].ty;
        if self.old.has_size(id) { self.with_size(ty) } else { ty }
    }

    /// The type of a lifetime intrinsic with a size in front of the pointer.
    pub(super) fn with_size(&mut self, ty: TypeId) -> TypeId {
        let Some((ret, params, vararg)) = self.types.function_parts(ty) else { return ty };
        let mut params = params.to_vec();
        let i64_ = self.intern_type(Type::Integer(64));
        params.insert(0, i64_);
        self.intern_type(Type::Function { ret, params: params.into(), vararg })
    }
}

impl BodyWriter<'_, '_> {
    /// How many calls stand for the debug records before an instruction.
    pub(super) fn debug_calls_before(&self, body: &Body, inst: llvm_model::InstId) -> usize {
        if self.writer.old.debug_calls() { body.debug_records.get(&inst).map_or(0, Vec::len) } else { 0 }
    }

    /// Writes a debug record as a call.
    pub(super) fn debug_call(&mut self, record: &DebugRecord) -> Result<(), WriteError> {
        let callee = self.writer.old.debug.get(intrinsic_index(&record.kind)).copied().flatten();
        let (callee, ty) = callee.ok_or_else(|| WriteError::new("a debug record without an intrinsic"))?;
        let node = |id| self.writer.metadata.node(id);
        let arguments = match &record.kind {
            DebugRecordKind::Label { label } => vec![node(*label)?],
            DebugRecordKind::Value { location, variable, expression }
            | DebugRecordKind::Declare { location, variable, expression }
            | DebugRecordKind::DeclareValue { location, variable, expression } => {
                vec![self.metadata_operand(location)?, node(*variable)?, node(*expression)?]
            }
            DebugRecordKind::Assign {
                location,
                variable,
                expression,
                assign_id,
                address,
                address_expression,
            } => vec![
                self.metadata_operand(location)?,
                node(*variable)?,
                node(*expression)?,
                node(*assign_id)?,
                self.metadata_operand(address)?,
                node(*address_expression)?,
            ],
        };
        self.ops.clear();
        let ty = u64::from(self.writer.numbers.ty(ty));
        let relative = |number: u32| u64::from(self.next.wrapping_sub(number));
        self.ops.extend([0, call_bits::EXPLICIT_TYPE, ty, relative(callee)]);
        self.ops.extend(arguments.into_iter().map(|number| u64::from(self.next.wrapping_sub(number as u32))));
        self.writer.out.abbreviated(self.writer.abbrevs.call, code::CALL, &self.ops);
        self.location(record.loc)
    }

    /// The function that a callee names if it gets a size back.
    pub(super) fn callee_with_size(&self, callee: Value) -> Option<FunctionId> {
        let Value::Const(id) = callee else { return None };
        match self.writer.constants[id] {
            Constant::Function(function) if self.writer.old.has_size(function) => Some(function),
            _ => None,
        }
    }
}
