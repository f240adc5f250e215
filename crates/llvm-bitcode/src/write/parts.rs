//! All FUNCTION blocks, in several threads where the host lends them.
//!
//! Entities that functions share are numbered before the first of them is written, and a block begins at a whole word: blocks that
//! are written apart from each other have the bytes that they would have one after the other.

use std::borrow::Cow;
use std::ops::Range;

use super::ModuleWriter;
use super::dialect::{Dialect, WriteError};
use super::strtab::StringTable;
use crate::bitstream::BitstreamWriter;

impl<'m> ModuleWriter<'m> {
    pub(super) fn write_functions(&mut self) -> Result<(), WriteError> {
        let module = self.module;
        let functions = &module.functions;
        let parts = self.host.parts(functions.len(), |number| module.instructions_of(number));
        if parts.len() > 1 && self.out.apart().is_some() {
            self.write_parts(&parts)
        } else {
            self.write_part(0..functions.len())
        }
    }

    /// Writes the bodies of functions that follow each other.
    fn write_part(&mut self, part: Range<usize>) -> Result<(), WriteError> {
        let module = self.module;
        for (_, function) in module.functions.iter_from(part.start).take(part.len()) {
            if let Some(body) = &function.body {
                if !self.host.goes_on() {
                    return Err(WriteError::stopped());
                }
                self.write_function(function, body)
                    .map_err(|e| e.in_function(function.props.name.to_string_lossy().into_owned()))?;
            }
        }
        Ok(())
    }

    /// Writes parts apart from each other. The first error in the order of functions is the one that is reported.
    fn write_parts(&mut self, parts: &[Range<usize>]) -> Result<(), WriteError> {
        let this = &*self;
        let written = this.host.each(parts, |part| -> Result<(BitstreamWriter, Dialect), WriteError> {
            let mut writer = this.apart();
            writer.write_part(part)?;
            Ok((writer.out, writer.dialect))
        });
        for part in written {
            let (blocks, dialect) = part?;
            self.out.append(blocks);
            self.dialect.append(dialect);
        }
        Ok(())
    }

    /// A writer of functions that knows all that this one knows of the module.
    fn apart(&self) -> ModuleWriter<'_> {
        ModuleWriter {
            host: self.host,
            out: self.out.apart().unwrap_or_default(),
            module: self.module,
            types: Cow::Borrowed(&self.types),
            constants: Cow::Borrowed(&self.constants),
            dialect: self.dialect.apart(),
            // Functions add no strings.
            strings: StringTable::default(),
            numbers: self.numbers.clone(),
            attributes: self.attributes.clone(),
            metadata: self.metadata.clone(),
            debug_calls: self.debug_calls.clone(),
            old: self.old.clone(),
            scopes: self.scopes.clone(),
            scope_names: self.scope_names.clone(),
            bundle_tags: self.bundle_tags.clone(),
            abbrevs: self.abbrevs.clone(),
            ops: Vec::new(),
            alloca_space: self.alloca_space,
        }
    }
}
