//! Names and operands.

use super::{Scope, Writer};
use crate::names;
use llvm_model::arena::Id;
use llvm_model::{
    AliasId, AttrSetId, BlockId, FunctionId, GlobalId, IFuncId, InstId, MetadataOperand, Name, Type, Value,
};

impl Writer<'_> {
    fn symbol(&mut self, name: &Name, number: Option<u32>) {
        self.push("@");
        match (name.is_empty(), number) {
            (true, Some(number)) => self.put(number),
            _ => names::name(&mut self.out, name.as_bytes()),
        }
    }
    /// `@name` of a global variable.
    pub(super) fn global_name(&mut self, id: GlobalId) {
        let number = self.numbering.globals.get(id.index()).copied();
        self.symbol(&self.module.globals[id].props.name, number);
    }
    /// `@name` of a function.
    pub(super) fn function_name(&mut self, id: FunctionId) {
        let number = self.numbering.functions.get(id.index()).copied();
        self.symbol(&self.module.functions[id].props.name, number);
    }
    /// `@name` of an alias.
    pub(super) fn alias_name(&mut self, id: AliasId) {
        let number = self.numbering.aliases.get(id.index()).copied();
        self.symbol(&self.module.aliases[id].props.name, number);
    }
    /// `@name` of an ifunc.
    pub(super) fn ifunc_name(&mut self, id: IFuncId) {
        let number = self.numbering.ifuncs.get(id.index()).copied();
        self.symbol(&self.module.ifuncs[id].props.name, number);
    }

    fn local(&mut self, name: Option<&Name>, number: Option<u32>) {
        match (name.filter(|n| !n.is_empty()), number) {
            (Some(name), _) => {
                self.push("%");
                names::name(&mut self.out, name.as_bytes());
            }
            (None, Some(number)) => self.put(format_args!("%{number}")),
            (None, None) => self.push("<badref>"),
        }
    }
    /// `%name` of an argument.
    pub(super) fn arg_name(&mut self, scope: Scope<'_>, index: u32) {
        let name = scope.function.params.get(index as usize).map(|p| &p.name);
        self.local(name, scope.locals.arg(index));
    }
    /// `%name` of an instruction's result.
    pub(super) fn inst_name(&mut self, scope: Scope<'_>, id: InstId) {
        let name = scope.body.filter(|body| body.insts.get(id).is_some()).map(|body| body.names.get(id));
        self.local(name, scope.locals.inst(id));
    }
    /// `%name` of a block.
    pub(super) fn block_name(&mut self, scope: Scope<'_>, id: BlockId) {
        let name = scope.body.and_then(|b| b.blocks.get(id)).map(|b| &b.name);
        self.local(name, scope.locals.block(id));
    }
    /// `label %name` of a block.
    pub(super) fn label(&mut self, scope: Scope<'_>, id: BlockId) {
        self.push("label ");
        self.block_name(scope, id);
    }

    /// An operand without its type.
    pub(super) fn value(&mut self, scope: Scope<'_>, value: Value) {
        match value {
            Value::Const(id) => self.constant(id),
            Value::Arg(index) => self.arg_name(scope, index),
            Value::Inst(id) => self.inst_name(scope, id),
            Value::Block(id) => self.block_name(scope, id),
            Value::Metadata(index) => {
                match scope.body.and_then(|b| b.metadata_operands.get(index as usize)) {
                    Some(operand) => self.metadata_operand(scope, operand),
                    None => self.push("<badref>"),
                }
            }
        }
    }

    /// The type of an operand.
    pub(super) fn value_type(&mut self, scope: Scope<'_>, value: Value) {
        match value {
            Value::Block(_) => self.push("label"),
            Value::Metadata(_) => self.push("metadata"),
            _ => match self.module.value_type(scope.function, value) {
                Some(ty) => self.ty(ty),
                None => self.push("<badtype>"),
            },
        }
    }

    /// An operand behind its type.
    pub(super) fn typed_value(&mut self, scope: Scope<'_>, value: Value) {
        self.value_type(scope, value);
        self.push(" ");
        self.value(scope, value);
    }

    /// An argument of a call: type, attributes, value.
    pub(super) fn argument(&mut self, scope: Scope<'_>, value: Value, attributes: AttrSetId) {
        self.value_type(scope, value);
        self.push(" ");
        if self.attribute_set(attributes) {
            self.push(" ");
        }
        self.value(scope, value);
    }

    /// Prints the referent of a `metadata` argument or of the location of a debug record.
    pub(super) fn metadata_operand(&mut self, scope: Scope<'_>, operand: &MetadataOperand) {
        match operand {
            MetadataOperand::Node(id) => self.metadata_reference(*id),
            MetadataOperand::Value(value) => self.typed_value(scope, *value),
            MetadataOperand::ArgList(values) => {
                self.push("!DIArgList(");
                self.list(values.iter(), |this, value| this.typed_value(scope, *value));
                self.push(")");
            }
        }
    }

    /// Whether two operands have one type.
    pub(super) fn same_type(&self, scope: Scope<'_>, a: Value, b: Value) -> bool {
        self.module.value_type(scope.function, a) == self.module.value_type(scope.function, b)
    }

    /// Whether a called operand's address space must be written; yes with that space.
    pub(super) fn call_space(&self, scope: Scope<'_>, callee: Value) -> Option<u32> {
        let ty = self.module.value_type(scope.function, callee)?;
        match self.module.types[ty] {
            Type::Pointer(space) if space != 0 || self.program_space != 0 => Some(space),
            _ => None,
        }
    }
}
