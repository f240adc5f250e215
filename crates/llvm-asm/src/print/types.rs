//! Types.

use super::Writer;
use crate::names;
use llvm_model::{StructId, StructType, Type, TypeId};

impl Writer<'_> {
    /// A type.
    pub(super) fn ty(&mut self, id: TypeId) {
        let module = self.module;
        let ty = &module.types[id];
        if let Some(word) = ty.keyword() {
            return self.push(word);
        }
        match ty {
            Type::Integer(width) => {
                self.push("i");
                self.put(width);
            }
            Type::Byte(width) => self.put(format_args!("b{width}")),
            Type::Pointer(0) => self.push("ptr"),
            Type::Pointer(space) => self.put(format_args!("ptr addrspace({space})")),
            Type::NamedStruct(id) => self.struct_name(*id),
            compound => self.nested(|this| this.compound_type(compound)),
        }
    }

    fn compound_type(&mut self, ty: &Type) {
        match ty {
            Type::Array { element, count } => {
                self.put(format_args!("[{count} x "));
                self.ty(*element);
                self.push("]");
            }
            Type::Vector { element, count, scalable } => {
                self.push(if *scalable { "<vscale x " } else { "<" });
                self.put(format_args!("{count} x "));
                self.ty(*element);
                self.push(">");
            }
            Type::Struct(body) => self.struct_body(body),
            Type::Function { ret, params, vararg } => {
                self.ty(*ret);
                self.push(" (");
                self.list(params.iter(), |this, param| this.ty(*param));
                if *vararg {
                    self.push(if params.is_empty() { "..." } else { ", ..." });
                }
                self.push(")");
            }
            Type::TargetExt { name, types, ints } => {
                self.quoted("target(", name.as_bytes());
                for ty in types {
                    self.push(", ");
                    self.ty(*ty);
                }
                for int in ints {
                    self.put(format_args!(", {int}"));
                }
                self.push(")");
            }
            _ => {}
        }
    }

    /// The body of a struct, `{ … }` or `<{ … }>`.
    pub(super) fn struct_body(&mut self, body: &StructType) {
        self.push(if body.packed { "<{" } else { "{" });
        if !body.fields.is_empty() {
            self.push(" ");
            self.list(body.fields.iter(), |this, field| this.ty(*field));
            self.push(" ");
        }
        self.push(if body.packed { "}>" } else { "}" });
    }

    /// `%name` or `%N` of a struct with an identity.
    pub(super) fn struct_name(&mut self, id: StructId) {
        self.push("%");
        let name = &self.module.types.structs[id].name;
        match self.structs.numbers.get(&id) {
            Some(number) => self.put(number),
            None => names::name(&mut self.out, name.as_bytes()),
        }
    }

    /// The definitions of all structs with an identity.
    pub(super) fn struct_definitions(&mut self) {
        let structs = self.structs;
        if structs.numbered.is_empty() && structs.named.is_empty() {
            return;
        }
        self.push("\n");
        for &id in structs.numbered.iter().chain(&structs.named) {
            self.struct_name(id);
            self.push(" = type ");
            match &self.module.types.structs[id].body {
                Some(body) => self.struct_body(body),
                None => self.push("opaque"),
            }
            self.push("\n");
        }
    }
}
