//! Global variables, aliases, ifuncs, and the common properties of symbols.

use super::attributes::Place;
use super::{Kind, Parser, Result, SymbolId};
use crate::keywords::{CODE_MODELS, SANITIZER_BITS};
use crate::print::implies_dso_local;
use llvm_model::global::{DllStorage, ThreadLocal};
use llvm_model::{
    AliasId, Attribute, ComdatId, ConstId, GlobalId, GlobalProps, IFuncId, Linkage, Name, UnnamedAddr,
    Visibility,
};

impl<'t> Parser<'t> {
    /// Linkage, preemption, visibility and storage class into `props`; returns whether a linkage was written.
    pub(super) fn linkage(&mut self, props: &mut GlobalProps) -> bool {
        let word = self.word();
        let linkage = Linkage::ALL.iter().find(|l| l.keyword() == word);
        if let Some(linkage) = linkage {
            props.linkage = *linkage;
            self.advance();
        }
        if self.eat_word("dso_local") {
            props.dso_local = true;
        } else {
            self.eat_word("dso_preemptable");
        }
        props.visibility = match self.word() {
            "default" => Visibility::Default,
            "hidden" => Visibility::Hidden,
            "protected" => Visibility::Protected,
            _ => Visibility::Default,
        };
        if matches!(self.word(), "default" | "hidden" | "protected") {
            self.advance();
        }
        if self.eat_word("dllimport") {
            props.dll_storage = DllStorage::Import;
        } else if self.eat_word("dllexport") {
            props.dll_storage = DllStorage::Export;
        }
        if implies_dso_local(props) {
            props.dso_local = true;
        }
        linkage.is_some()
    }

    /// `unnamed_addr` or `local_unnamed_addr` if it comes next.
    pub(super) fn unnamed_addr(&mut self) -> Option<UnnamedAddr> {
        let value = match self.word() {
            "unnamed_addr" => UnnamedAddr::Global,
            "local_unnamed_addr" => UnnamedAddr::Local,
            _ => return None,
        };
        self.advance();
        Some(value)
    }

    fn thread_local(&mut self) -> Result<Option<ThreadLocal>> {
        if !self.eat_word("thread_local") {
            return Ok(None);
        }
        if !self.eat(Kind::OpenParen) {
            return Ok(Some(ThreadLocal::GeneralDynamic));
        }
        let model = match self.word() {
            "localdynamic" => ThreadLocal::LocalDynamic,
            "initialexec" => ThreadLocal::InitialExec,
            "localexec" => ThreadLocal::LocalExec,
            _ => return self.expected("'localdynamic', 'initialexec' or 'localexec'"),
        };
        self.advance();
        self.expect(Kind::CloseParen, "')'")?;
        Ok(Some(model))
    }

    /// `comdat` or `comdat($name)` behind the word `comdat`.
    pub(super) fn comdat_reference(&mut self, symbol: &Name) -> Result<ComdatId> {
        let at = self.token(0).start;
        let found = if self.eat(Kind::OpenParen) {
            let token = self.expect(Kind::Comdat, "a comdat such as '$name'")?;
            let found = self.comdats.get(&self.name_of(token, 1)).copied();
            self.expect(Kind::CloseParen, "')'")?;
            found
        } else {
            self.comdats.get(symbol.as_bytes()).copied()
        };
        match found {
            Some(id) => Ok(id),
            None => self.error_at(at, "this comdat is not defined"),
        }
    }

    /// `@name = …` of a variable, alias or ifunc.
    pub(super) fn variable(&mut self) -> Result<()> {
        let symbol = self.symbol()?;
        self.expect(Kind::Equal, "'='")?;
        let mut props = GlobalProps::default();
        let has_linkage = self.linkage(&mut props);
        props.thread_local = self.thread_local()?;
        props.unnamed_addr = self.unnamed_addr().unwrap_or_default();
        props.address_space = self.symbol_space(symbol);
        match symbol.id {
            SymbolId::Global(id) => {
                props.name = self.m.globals[id].props.name.clone();
                self.global_variable(id, props, has_linkage)
            }
            SymbolId::Alias(id) => {
                props.name = self.m.aliases[id].props.name.clone();
                self.alias(id, props)
            }
            SymbolId::IFunc(id) => {
                props.name = self.m.ifuncs[id].props.name.clone();
                self.ifunc(id, props)
            }
            SymbolId::Function(_) => self.error("this symbol is a function"),
        }
    }

    fn global_variable(&mut self, id: GlobalId, mut props: GlobalProps, has_linkage: bool) -> Result<()> {
        self.address_space()?;
        let externally_initialized = self.eat_word("externally_initialized");
        let is_constant = match self.word() {
            "global" => false,
            "constant" => true,
            _ => return self.expected("'global' or 'constant'"),
        };
        self.advance();
        let value_type = self.type_id()?;
        let is_declaration = has_linkage && matches!(props.linkage, Linkage::External | Linkage::ExternWeak);
        let initializer = if is_declaration { None } else { Some(self.constant(value_type)?) };
        let mut sanitizer = 0;
        let mut code_model = 0;
        let mut attachments = Vec::new();
        while self.kind() == Kind::Comma {
            self.advance();
            if let Some(attachment) = self.attachment()? {
                attachments.push(attachment);
                continue;
            }
            if let Some(bit) = SANITIZER_BITS.iter().position(|word| *word == self.word()) {
                sanitizer |= 1 << bit;
                self.advance();
                continue;
            }
            match self.word() {
                "section" | "partition" => self.section_or_partition(&mut props)?,
                "align" => {
                    self.advance();
                    props.align = self.power_of_two()?;
                }
                "comdat" => {
                    self.advance();
                    props.comdat = Some(self.comdat_reference(&props.name)?);
                }
                "code_model" => {
                    self.advance();
                    let at = self.token(0).start;
                    let text = self.string()?;
                    match CODE_MODELS.iter().position(|m| !m.is_empty() && m.as_bytes() == text) {
                        Some(model) => code_model = model as u32,
                        None => {
                            return self.error_at(at, "a code model is tiny, small, kernel, medium or large");
                        }
                    }
                }
                _ => return self.expected("'section', 'align', 'comdat' or another property of a variable"),
            }
        }
        let mut attributes = self.attributes(Place::Function)?;
        take_alignment(&mut attributes, &mut props.align);
        let attributes = self.m.attributes.intern_set(attributes);
        let global = &mut self.m.globals[id];
        global.props = props;
        global.value_type = value_type;
        global.is_constant = is_constant;
        global.initializer = initializer;
        global.externally_initialized = externally_initialized;
        global.attributes = attributes;
        global.sanitizer = sanitizer;
        global.code_model = code_model;
        global.attachments = attachments;
        Ok(())
    }

    /// `section "…"` or `partition "…"`
    pub(super) fn section_or_partition(&mut self, props: &mut GlobalProps) -> Result<()> {
        let is_section = self.word() == "section";
        self.advance();
        let text = Name::from(self.string()?);
        *(if is_section { &mut props.section } else { &mut props.partition }) = text;
        Ok(())
    }

    /// The value type and the aliasee.
    fn indirect_symbol(&mut self, space: u32) -> Result<(llvm_model::TypeId, ConstId)> {
        self.advance();
        let value_type = self.type_id()?;
        self.expect(Kind::Comma, "','")?;
        let at = self.token(0).start;
        let untyped = matches!(self.word(), "bitcast" | "getelementptr" | "addrspacecast" | "inttoptr");
        let target = if untyped { self.nested(|this| this.expression())? } else { self.typed_constant()? };
        let ty = self.m.constants.ty(target);
        if self.m.types.address_space(ty) != Some(space) {
            return self.error_at(at, "an alias or ifunc stands for a pointer");
        }
        Ok((value_type, target))
    }

    fn alias(&mut self, id: AliasId, mut props: GlobalProps) -> Result<()> {
        let (value_type, aliasee) = self.indirect_symbol(props.address_space)?;
        while self.eat(Kind::Comma) {
            match self.word() {
                "partition" => self.section_or_partition(&mut props)?,
                _ => return self.expected("'partition'"),
            }
        }
        self.m.aliases[id] = llvm_model::Alias { props, value_type, aliasee };
        Ok(())
    }

    fn ifunc(&mut self, id: IFuncId, mut props: GlobalProps) -> Result<()> {
        let (value_type, resolver) = self.indirect_symbol(props.address_space)?;
        let mut attachments = Vec::new();
        while self.eat(Kind::Comma) {
            if let Some(attachment) = self.attachment()? {
                attachments.push(attachment);
                continue;
            }
            match self.word() {
                "partition" => self.section_or_partition(&mut props)?,
                _ => return self.expected("'partition' or a metadata attachment"),
            }
        }
        // Bitcode does not have it for ifuncs, and so LLVM's text has it neither.
        props.unnamed_addr = UnnamedAddr::None;
        self.m.ifuncs[id] = llvm_model::IFunc { props, value_type, resolver, attachments };
        Ok(())
    }
}

/// Moves `align` from the attributes of a symbol to its alignment.
pub(super) fn take_alignment(attributes: &mut Vec<Attribute>, align: &mut u64) {
    attributes.retain(|attribute| match attribute {
        Attribute::Int(llvm_model::AttrKind::ALIGN, value) => {
            *align = *value;
            false
        }
        _ => true,
    });
}
