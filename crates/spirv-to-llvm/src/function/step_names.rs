//! Names of the intermediate values of an instruction.

use crate::function::FunctionRaiser;
use llvm_model::Value;
use translate_common::forms::StepNames;

impl FunctionRaiser<'_, '_> {
    fn has_builder_names(&self) -> bool {
        self.raise.input.forms().step_names == StepNames::Builder
    }

    /// Names a step of the computation for one instruction.
    pub(crate) fn name_step(&mut self, value: Value, name: &'static str) {
        if let (Value::Inst(step), false) = (value, self.raise.input.options.policy.strip_names) {
            self.build.name(step, name.into());
        }
    }

    /// Names a step as LLVM's builder does, where [`Forms::step_names`](translate_common::Forms::step_names) asks for that.
    pub(crate) fn name_builder_step(&mut self, value: Value, name: &'static str) {
        if self.has_builder_names() {
            self.name_step(value, name);
        }
    }

    /// Names a step as [`FunctionRaiser::name_builder_step`] after the value that it is made of, if that has a name.
    pub(crate) fn name_after(&mut self, value: Value, of: Value, suffix: &str) {
        if !self.has_builder_names() {
            return;
        }
        let name = match of {
            Value::Inst(inst) => self.build.name_of(inst).as_bytes(),
            Value::Arg(index) => {
                let params = &self.raise.out.functions[self.id].params;
                params.get(index as usize).map_or(&[][..], |param| param.name.as_bytes())
            }
            _ => &[],
        };
        if let (Value::Inst(step), false) = (value, name.is_empty()) {
            let name = [name, suffix.as_bytes()].concat();
            self.build.name(step, name.into());
        }
    }

    /// Names a step as [`FunctionRaiser::name_builder_step`] if it has no name of its own.
    pub(crate) fn name_step_unless_named(&mut self, value: Value, name: &'static str) {
        if let Value::Inst(step) = value
            && self.build.name_of(step).is_empty()
        {
            self.name_builder_step(value, name);
        }
    }
}
