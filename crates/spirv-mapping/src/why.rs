//! Why an instruction has no spelling.

use std::fmt;

use crate::row::{Dialect, Inst};

/// Why an instruction has no spelling.
#[derive(Clone, Debug, PartialEq)]
pub struct Why {
    /// The instruction.
    pub inst: Inst,
    /// The dialect.
    pub dialect: Dialect,
    /// Spellings that were tried, with the reason against each; empty if the dialect has no spelling.
    pub tried: Vec<(&'static str, Reason)>,
}

/// Why one spelling does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// It belongs to a newer dialect.
    Dialect,
    /// It is only read.
    ReadOnly,
    /// It is for another hook.
    Hook,
    /// The number of operands does not fit.
    OperandCount,
    /// The type of this operand is none that it takes.
    OperandType(u8),
    /// The result type does not fit.
    ResultType,
    /// It implies another value of this operand.
    OperandValue(u8),
    /// This operand must be constant.
    NotConstant(u8),
    /// The name cannot show the conversion's rounding or saturation.
    Decoration,
    /// A type cannot be mangled.
    Unmangleable,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Dialect => write!(f, "needs OpenCL C 2.0"),
            Reason::ReadOnly => write!(f, "is an alias that is never written"),
            Reason::Hook => write!(f, "is written differently"),
            Reason::OperandCount => write!(f, "cannot take this number of operands"),
            Reason::OperandType(i) => write!(f, "does not take the type of operand {i}"),
            Reason::ResultType => write!(f, "does not give the result type"),
            Reason::OperandValue(i) => write!(f, "cannot represent the value of operand {i}"),
            Reason::NotConstant(i) => write!(f, "needs operand {i} to be constant"),
            Reason::Decoration => write!(f, "cannot represent the rounding mode or saturation"),
            Reason::Unmangleable => write!(f, "has no parameter type for an operand"),
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dialect = match self.dialect {
            Dialect::Ocl12 => "OpenCL C 1.2",
            Dialect::Ocl20 => "OpenCL C 2.0",
            Dialect::Friendly => "the SPIR-V friendly form",
        };
        write!(f, "{} has no spelling in {dialect}", self.inst)?;
        for (i, (name, reason)) in self.tried.iter().enumerate() {
            let separator = if i == 0 { ": " } else { ", " };
            write!(f, "{separator}`{name}` {reason}")?;
        }
        if self.dialect != Dialect::Friendly {
            write!(f, " (the SPIR-V friendly form can represent it)")?;
        }
        Ok(())
    }
}

impl std::error::Error for Why {}
