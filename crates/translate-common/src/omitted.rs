//! Parts of a module that a consumer cannot read and that a program can do without.

use spirv_grammar::{Decoration, Op};
use std::collections::BTreeSet;

/// Instructions that state properties of a program without computing anything.
const OMISSIBLE: [Op; 2] = [Op::LifetimeStart, Op::LifetimeStop];

/// Decorations and instructions that are left out of a SPIR-V module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Omitted {
    decorations: BTreeSet<u32>,
    instructions: BTreeSet<u16>,
}

impl Omitted {
    /// Adds a decoration or an instruction by its name, such as `Alignment` or `OpLifetimeStart`.
    ///
    /// # Errors
    /// Text about a name that is neither a decoration nor an instruction that a program can do without.
    pub fn add(&mut self, name: &str) -> Result<(), &'static str> {
        if let Some(op) = name.strip_prefix("Op").and_then(Op::from_name).filter(|op| OMISSIBLE.contains(op))
        {
            self.instructions.insert(op.0);
            return Ok(());
        }
        let decoration =
            Decoration::from_name(name).ok_or("no decoration, and no instruction to do without")?;
        self.decorations.insert(decoration.0);
        Ok(())
    }

    /// Returns whether a decoration is omitted.
    pub fn has_decoration(&self, decoration: Decoration) -> bool {
        self.decorations.contains(&decoration.0)
    }

    /// Returns whether an instruction is omitted.
    pub fn has_instruction(&self, op: Op) -> bool {
        self.instructions.contains(&op.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_computes_nothing_can_be_left_out() {
        let mut omitted = Omitted::default();
        assert_eq!(omitted.add("Alignment"), Ok(()));
        assert_eq!(omitted.add("OpLifetimeStart"), Ok(()));
        assert!(omitted.add("OpStore").is_err() && omitted.add("Alinement").is_err());
        assert!(omitted.has_decoration(Decoration::Alignment) && omitted.has_instruction(Op::LifetimeStart));
        assert!(!omitted.has_decoration(Decoration::Constant) && !omitted.has_instruction(Op::LifetimeStop));
    }
}
