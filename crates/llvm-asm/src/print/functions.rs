//! Functions and blocks.

use super::{Scope, Writer, statepoints};
use crate::local_numbering::LocalNumbering;
use crate::{keywords, names};
use llvm_model::arena::Id;
use llvm_model::intrinsics::is_unknown;
use llvm_model::{BlockId, Body, Function, FunctionId, Release};

/// The column in which LLVM puts the comment that lists predecessors.
const COMMENT_COLUMN: usize = 50;

impl Writer<'_> {
    /// Whether a function has the name of an intrinsic that no LLVM has: not that of the module, or none if the module does not say
    /// which one that is.
    fn is_unknown(&self, function: &Function) -> bool {
        let is_unknown = |release| is_unknown(function.props.name.as_bytes(), release);
        is_unknown(self.release) && (self.module.producer_major().is_some() || is_unknown(Release::Llvm23))
    }

    /// A declaration or definition.
    pub(super) fn function(&mut self, id: FunctionId, function: &Function) {
        let module = self.module;
        let locals = LocalNumbering::new(module, function);
        let scope = Scope { function, body: function.body.as_ref(), locals: &locals };
        let list = module.attributes.list(function.attributes);
        if self.options.attribute_comments {
            self.attribute_comment(list.function);
            if self.is_unknown(function) {
                self.push("; Unknown intrinsic\n");
            }
        }
        match scope.body {
            Some(_) => self.push("define "),
            None => {
                self.push("declare");
                self.attachments(&function.attachments, " ");
                self.push(" ");
            }
        }
        self.linkage(&function.props);
        if function.calling_conv != llvm_model::CallingConv::C {
            keywords::calling_conv(&mut self.out, function.calling_conv);
            self.push(" ");
        }
        if self.attribute_set(list.ret) {
            self.push(" ");
        }
        let Some((ret, params, vararg)) = module.types.function_parts(function.ty) else {
            return self.push("<badtype>\n");
        };
        self.ty(ret);
        self.push(" ");
        self.function_name(id);
        self.push("(");
        self.list(params.iter().enumerate(), |this, (index, ty)| {
            this.ty(*ty);
            let set = module.attributes.param(function.attributes, index);
            if set != module.attributes.empty_set() {
                this.push(" ");
                this.attribute_set(set);
            }
            if scope.body.is_some() {
                this.push(" ");
                this.arg_name(scope, index as u32);
            }
        });
        if vararg {
            self.push(if params.is_empty() { "..." } else { ", ..." });
        }
        self.push(")");
        self.function_tail(function);
        match scope.body {
            Some(body) => {
                self.attachments(&function.attachments, " ");
                self.push(" {");
                self.blocks(scope, body);
                self.push("}\n");
            }
            None => self.push("\n"),
        }
    }

    /// Prints the text between the parameters and the body.
    fn function_tail(&mut self, function: &Function) {
        let props = &function.props;
        let address = keywords::unnamed_addr(props.unnamed_addr);
        self.push(if address.is_empty() { "" } else { " " });
        self.push(address);
        if props.address_space != 0 || self.program_space != 0 {
            self.put(format_args!(" addrspace({})", props.address_space));
        }
        self.attribute_group(self.module.attributes.list(function.attributes).function);
        self.function_section(props);
        self.comdat(" ", props);
        if props.align != 0 {
            self.put(format_args!(" align {}", props.align));
        }
        if function.preferred_align != 0 {
            self.put(format_args!(" prefalign({})", function.preferred_align));
        }
        if !function.gc.is_empty() {
            self.quoted(" gc ", function.gc.as_bytes());
        }
        for (word, constant) in [
            (" prefix ", function.prefix),
            (" prologue ", function.prologue),
            (" personality ", function.personality),
        ] {
            if let Some(constant) = constant {
                self.push(word);
                self.typed_constant(constant);
            }
        }
    }

    fn blocks(&mut self, scope: Scope<'_>, body: &Body) {
        let predecessors = if self.options.predecessors { predecessors(body) } else { Vec::new() };
        self.invocations = statepoints::invocations(self.module, body);
        for (position, &block) in body.layout.iter().enumerate() {
            self.block_label(scope, body, block, position == 0, &predecessors);
            for &id in &body.blocks[block].insts {
                for record in body.debug_records.get(&id).into_iter().flatten() {
                    self.debug_record(scope, record);
                }
                self.push("  ");
                self.instruction(scope, body, id);
                self.push("\n");
            }
        }
    }

    fn block_label(
        &mut self,
        scope: Scope<'_>,
        body: &Body,
        block: BlockId,
        is_entry: bool,
        predecessors: &[Vec<BlockId>],
    ) {
        let name = &body.blocks[block].name;
        if is_entry && name.is_empty() {
            return self.push("\n");
        }
        self.push("\n");
        let start = self.out.len();
        match (name.is_empty(), scope.locals.block(block)) {
            (true, Some(number)) => self.put(number),
            _ => names::name(&mut self.out, name.as_bytes()),
        }
        self.push(":");
        if !is_entry && self.options.predecessors {
            let column = self.out.len() - start;
            self.put(format_args!("{:1$};", "", COMMENT_COLUMN.saturating_sub(column).max(1)));
            match predecessors.get(block.index()).map(Vec::as_slice) {
                None | Some([]) => self.push(" No predecessors!"),
                Some(list) => {
                    self.push(" preds = ");
                    self.list(list, |this, block| this.block_name(scope, *block));
                }
            }
        }
        self.push("\n");
    }
}

/// The predecessors of each block, in the order `llvm-dis` lists them: from the last terminator to the first.
fn predecessors(body: &Body) -> Vec<Vec<BlockId>> {
    let mut lists = vec![Vec::new(); body.blocks.len()];
    for &block in body.layout.iter().rev() {
        if let Some(terminator) = body.terminator(block) {
            terminator.for_each_target(|target| {
                if let Some(list) = lists.get_mut(target.index()) {
                    list.push(block);
                }
            });
        }
    }
    lists
}
