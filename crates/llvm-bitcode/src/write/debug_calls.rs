//! Debug records as calls of `llvm.dbg.*`, the form of LLVM 18 and older, which all newer ones read too.

use llvm_model::{Body, DebugRecord, DebugRecordKind, Id, InstId, Type, TypeId};

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

/// How debug records are written.
#[derive(Clone, Debug, Default)]
pub(super) struct DebugCalls {
    /// Number and type of each intrinsic that debug records become calls of; none where records stay.
    callees: [Option<(u32, TypeId)>; 4],
    /// Declarations that the module does not have; numbered after its functions.
    pub(super) made: Vec<MadeFunction>,
}

impl DebugCalls {
    /// Whether debug records become calls.
    pub(super) fn are_used(&self) -> bool {
        self.callees.iter().any(Option::is_some)
    }
}

impl ModuleWriter<'_> {
    /// Decides whether debug records become calls. Comes before anything is numbered.
    pub(super) fn plan_debug_calls(&mut self) -> Result<(), WriteError> {
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
            return if used.contains(&true) { self.dialect.require(19, "debug records") } else { Ok(()) };
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
                    self.debug_calls.made.push(MadeFunction { name, ty });
                    variables + module.functions.len() + self.debug_calls.made.len() - 1
                }
            };
            if let Some(slot) = self.debug_calls.callees.get_mut(index) {
                *slot = Some((number as u32, ty));
            }
        }
        let types: Vec<TypeId> = self.debug_calls.callees.iter().flatten().map(|(_, ty)| *ty).collect();
        types.into_iter().for_each(|ty| self.add_type(ty));
        Ok(())
    }
}

impl BodyWriter<'_, '_> {
    /// How many calls stand for the debug records before an instruction.
    pub(super) fn debug_calls_before(&self, body: &Body, inst: InstId) -> usize {
        if self.writer.debug_calls.are_used() { body.debug_records.get(&inst).map_or(0, Vec::len) } else { 0 }
    }

    /// Writes a debug record as a call.
    pub(super) fn debug_call(&mut self, record: &DebugRecord) -> Result<(), WriteError> {
        let callee = self.writer.debug_calls.callees.get(intrinsic_index(&record.kind)).copied().flatten();
        let (callee, ty) = callee.ok_or_else(|| WriteError::new("a debug record without an intrinsic"))?;
        let node = |id| self.writer.metadata.node(id);
        let given: &[u64] = match &record.kind {
            DebugRecordKind::Label { label } => &[node(*label)?],
            DebugRecordKind::Value { location, variable, expression }
            | DebugRecordKind::Declare { location, variable, expression }
            | DebugRecordKind::DeclareValue { location, variable, expression } => {
                &[self.metadata_operand(location)?, node(*variable)?, node(*expression)?]
            }
            DebugRecordKind::Assign {
                location,
                variable,
                expression,
                assign_id,
                address,
                address_expression,
            } => &[
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
        self.ops.extend(given.iter().map(|&number| u64::from(self.next.wrapping_sub(number as u32))));
        self.writer.out.abbreviated(self.writer.abbrevs.debug_call, code::CALL, &self.ops);
        self.location(record.loc)
    }
}
