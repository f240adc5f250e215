//! The module's head, comdats, global variables, aliases and ifuncs.

use super::Writer;
use crate::keywords;
use crate::keywords::{CODE_MODELS, SANITIZER_BITS};
use crate::names;
use llvm_model::arena::Id;
use llvm_model::{
    Alias, AliasId, ComdatId, Constant, GlobalId, GlobalProps, GlobalVariable, IFunc, IFuncId, Linkage,
    ModuleAsm, Release, Visibility,
};

impl Writer<'_> {
    /// The whole module.
    pub(super) fn module(&mut self) {
        let module = self.module;
        self.head();
        self.struct_definitions();
        self.comdats();
        for (position, (id, global)) in module.globals.iter().enumerate() {
            self.push(if position == 0 { "\n" } else { "" });
            self.global(id, global);
        }
        for (position, (id, alias)) in module.aliases.iter().enumerate() {
            self.push(if position == 0 { "\n" } else { "" });
            self.alias(id, alias);
        }
        for (position, (id, ifunc)) in module.ifuncs.iter().enumerate() {
            self.push(if position == 0 { "\n" } else { "" });
            self.ifunc(id, ifunc);
        }
        for (id, function) in module.functions.iter() {
            self.push("\n");
            self.function(id, function);
        }
        self.attribute_groups();
        self.named_metadata();
        self.metadata_nodes();
        self.summary();
    }

    fn head(&mut self) {
        let module = self.module;
        for (word, text) in [
            ("source_filename = ", &module.source_filename),
            ("target datalayout = ", &module.data_layout),
            ("target triple = ", &module.triple),
        ] {
            if !text.is_empty() {
                self.quoted(word, text.as_bytes());
                self.push("\n");
            }
        }
        self.push(if module.inline_asm.is_empty() { "" } else { "\n" });
        for part in &module.inline_asm {
            self.inline_asm_part(part);
        }
    }

    /// A part of the module's assembly, line by line.
    fn inline_asm_part(&mut self, part: &ModuleAsm) {
        let in_lines = self.release >= Release::Llvm23;
        if in_lines {
            self.push("module asm");
            if !part.properties.is_empty() {
                self.push("(");
                self.list(&part.properties, |this, (name, value)| {
                    this.put(format_args!("{}: ", name.to_string_lossy()));
                    this.quoted("", value.as_bytes());
                });
                self.push(")");
            }
            self.push("\n");
        }
        let asm = part.text.as_bytes();
        // Every line ends in a line feed; the last one may lack it.
        for line in asm.strip_suffix(b"\n").unwrap_or(asm).split(|b| *b == b'\n') {
            self.quoted(if in_lines { "    " } else { "module asm " }, line);
            self.push("\n");
        }
    }

    /// The comdats that functions, then variables, use.
    fn comdats(&mut self) {
        let module = self.module;
        let functions = module.functions.values().map(|f| f.props.comdat);
        let globals = module.globals.values().map(|g| g.props.comdat);
        let mut seen = vec![false; module.comdats.len()];
        for id in functions.chain(globals).flatten() {
            if std::mem::replace(&mut seen[id.index()], true) {
                continue;
            }
            self.push("\n");
            self.comdat_name(id);
            self.push(" = comdat ");
            self.push(keywords::comdat_kind(module.comdats[id].kind));
            self.push("\n");
        }
    }

    fn comdat_name(&mut self, id: ComdatId) {
        self.push("$");
        names::name(&mut self.out, self.module.comdats[id].name.as_bytes());
    }

    /// `comdat` or `comdat($name)` behind `separator`, if the symbol is in one.
    pub(super) fn comdat(&mut self, separator: &str, props: &GlobalProps) {
        let Some(id) = props.comdat else { return };
        self.push(separator);
        self.push("comdat");
        if self.module.comdats[id].name != props.name {
            self.push("(");
            self.comdat_name(id);
            self.push(")");
        }
    }

    /// Linkage, preemption, visibility and storage class, each with a space.
    pub(super) fn linkage(&mut self, props: &GlobalProps) {
        if props.linkage != Linkage::External {
            self.push(props.linkage.keyword());
            self.push(" ");
        }
        if props.dso_local && !implies_dso_local(props) {
            self.push("dso_local ");
        }
        self.push(keywords::visibility(props.visibility));
        self.push(keywords::dll_storage(props.dll_storage));
    }

    fn symbol_head(&mut self, props: &GlobalProps) {
        self.linkage(props);
        self.push(keywords::thread_local(props.thread_local));
        let address = keywords::unnamed_addr(props.unnamed_addr);
        self.push(address);
        self.push(if address.is_empty() { "" } else { " " });
    }

    fn section_and_partition(&mut self, separator: &str, props: &GlobalProps) {
        for (word, text) in [("section ", &props.section), ("partition ", &props.partition)] {
            if !text.is_empty() {
                self.push(separator);
                self.quoted(word, text.as_bytes());
            }
        }
    }

    /// `separator`section, partition of a function.
    pub(super) fn function_section(&mut self, props: &GlobalProps) {
        self.section_and_partition(" ", props);
    }

    fn global(&mut self, id: GlobalId, global: &GlobalVariable) {
        self.global_name(id);
        self.push(" = ");
        if global.initializer.is_none() && global.props.linkage == Linkage::External {
            self.push("external ");
        }
        self.symbol_head(&global.props);
        if global.props.address_space != 0 {
            self.put(format_args!("addrspace({}) ", global.props.address_space));
        }
        if global.externally_initialized {
            self.push("externally_initialized ");
        }
        self.push(if global.is_constant { "constant " } else { "global " });
        self.ty(global.value_type);
        if let Some(init) = global.initializer {
            self.push(" ");
            self.constant(init);
        }
        self.section_and_partition(", ", &global.props);
        if let Some(model) = CODE_MODELS.get(global.code_model as usize).filter(|m| !m.is_empty()) {
            self.quoted(", code_model ", model.as_bytes());
        }
        for (bit, word) in SANITIZER_BITS.iter().enumerate() {
            if global.sanitizer >> bit & 1 == 1 {
                self.push(", ");
                self.push(word);
            }
        }
        self.comdat(", ", &global.props);
        if global.props.align != 0 {
            self.put(format_args!(", align {}", global.props.align));
        }
        self.attachments(&global.attachments, ", ");
        self.attribute_group(global.attributes);
        self.push("\n");
    }

    fn alias(&mut self, id: AliasId, alias: &Alias) {
        self.alias_name(id);
        self.push(" = ");
        self.symbol_head(&alias.props);
        self.push("alias ");
        self.ty(alias.value_type);
        self.push(", ");
        match self.module.constants[alias.aliasee] {
            Constant::Expr(_) => self.constant(alias.aliasee),
            _ => self.typed_constant(alias.aliasee),
        }
        self.section_and_partition(", ", &alias.props);
        self.push("\n");
    }

    fn ifunc(&mut self, id: IFuncId, ifunc: &IFunc) {
        self.ifunc_name(id);
        self.push(" = ");
        self.symbol_head(&ifunc.props);
        self.push("ifunc ");
        self.ty(ifunc.value_type);
        self.push(", ");
        match self.module.constants[ifunc.resolver] {
            Constant::Expr(_) => self.constant(ifunc.resolver),
            _ => self.typed_constant(ifunc.resolver),
        }
        self.section_and_partition(", ", &ifunc.props);
        self.attachments(&ifunc.attachments, ", ");
        self.push("\n");
    }
}

/// Returns whether linkage or visibility imply that the symbol is in this linkage unit.
pub(crate) fn implies_dso_local(props: &GlobalProps) -> bool {
    props.linkage.is_local()
        || (props.visibility != Visibility::Default && props.linkage != Linkage::ExternWeak)
}
