//! Parts of a module for messages: types, values, instructions.

use super::{PrintOptions, Scope, Writer};
use crate::local_numbering::LocalNumbering;
use crate::numbering::Numbering;
use crate::type_order::StructOrder;
use llvm_model::{FunctionId, InstId, Module, TypeId, Value};

/// How many types and constants one piece may consist of: a message needs no more, hostile constants end early.
const BUDGET: u64 = 1000;

/// Prints types, values and instructions of one module, for messages.
///
/// References by number to the rest of the module are left out: source locations, metadata attachments and attribute
/// groups. Making one costs a pass over the module's symbols and struct types; [`Pieces::function`] costs a pass over one
/// function.
pub struct Pieces<'a> {
    module: &'a Module,
    numbering: Numbering,
    structs: StructOrder,
}

/// Prints values and instructions of one function ([`Pieces::function`]).
pub struct FunctionPieces<'a> {
    pieces: &'a Pieces<'a>,
    function: FunctionId,
    locals: LocalNumbering,
}

impl<'a> Pieces<'a> {
    /// For parts of `module`.
    pub fn new(module: &'a Module) -> Pieces<'a> {
        Pieces {
            module,
            numbering: Numbering::without_metadata(module),
            structs: StructOrder::of_table(module),
        }
    }

    fn write(&'a self, body: impl FnOnce(&mut Writer<'a>)) -> String {
        let options = PrintOptions::default();
        let mut writer = Writer::new(self.module, &self.numbering, &self.structs, options, BUDGET);
        body(&mut writer);
        if writer.error.is_some() {
            writer.push("…");
        }
        writer.out
    }

    /// A type, such as `<4 x float>`.
    pub fn ty(&'a self, ty: TypeId) -> String {
        self.write(|w| w.ty(ty))
    }

    /// A constant or symbol behind its type, such as `ptr @f`. Values that belong to a function: [`Pieces::function`].
    pub fn constant(&'a self, id: llvm_model::ConstId) -> String {
        self.write(|w| w.typed_constant(id))
    }

    /// The printer for one function.
    pub fn function(&'a self, function: FunctionId) -> FunctionPieces<'a> {
        let locals = LocalNumbering::new(self.module, &self.module.functions[function]);
        FunctionPieces { pieces: self, function, locals }
    }
}

impl FunctionPieces<'_> {
    fn scope(&self) -> Scope<'_> {
        let function = &self.pieces.module.functions[self.function];
        Scope { function, body: function.body.as_ref(), locals: &self.locals }
    }

    /// An instruction with its result, such as `%3 = add nsw i32 %a, 1`, on one line.
    pub fn instruction(&self, id: InstId) -> String {
        let scope = self.scope();
        let text = self.pieces.write(|w| {
            if let Some(inst) = scope.body.and_then(|b| b.insts.get(id)) {
                let void = w.module.types.find(&llvm_model::Type::Void) == Some(inst.ty);
                if !void {
                    w.inst_name(scope, id);
                    w.push(" = ");
                }
                w.operation_text(scope, inst);
            }
        });
        text.lines().map(str::trim_start).collect::<Vec<_>>().join(" ")
    }

    /// A value behind its type, such as `i32 %a`.
    pub fn value(&self, value: Value) -> String {
        self.pieces.write(|w| w.typed_value(self.scope(), value))
    }

    /// A block, such as `%entry`.
    pub fn block(&self, id: llvm_model::BlockId) -> String {
        self.pieces.write(|w| w.block_name(self.scope(), id))
    }
}

/// One type as text; for several, [`Pieces`] is cheaper.
pub fn print_type(module: &Module, ty: TypeId) -> String {
    Pieces::new(module).ty(ty)
}

/// One value of a function as text behind its type; for several, [`Pieces`] is cheaper.
pub fn print_value(module: &Module, function: FunctionId, value: Value) -> String {
    Pieces::new(module).function(function).value(value)
}

/// One instruction as text on one line; for several, [`Pieces`] is cheaper.
pub fn print_instruction(module: &Module, function: FunctionId, id: InstId) -> String {
    Pieces::new(module).function(function).instruction(id)
}
