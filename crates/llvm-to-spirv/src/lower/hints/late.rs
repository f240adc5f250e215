//! Hints that depend on the module's version: hints raise the version only if the options allow it. They are kept back
//! until the requirements are known, then added or reported as lost.

use crate::lower::output::new_ids::NewIds;
use crate::lower::output::{Report, Writer};
use crate::lower::place::At;
use llvm_model::AttrKind;
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::flags;
use spirv_module::{
    Capability, Decoration, Edit, FPFastMathMode, Id, InstructionTooLong, LoopControl, Module, Op, Operands,
    Section, Version,
};
use thin_vec::ThinVec;
use translate_common::losses::LossReason;
use translate_common::requirements::{Reason, Requirements};
use translate_common::{Lost, Options};

/// The extension that brings NoSignedWrap and NoUnsignedWrap before version 1.4.
const WRAP_EXTENSION: &str = "SPV_KHR_no_integer_wrap_decoration";

/// The extension that brings UserSemantic before version 1.4.
const SEMANTIC_EXTENSION: &str = "SPV_GOOGLE_hlsl_functionality1";

/// Hints kept back.
#[derive(Default)]
pub(in crate::lower) struct LateHints {
    decorations: Vec<LateDecoration>,
    loops: Vec<LateLoop>,
}

struct LateDecoration {
    target: Id,
    decoration: Decoration,
    /// As few bytes as can be: there are tens of thousands.
    operands: ThinVec<u32>,
    /// The version that has it at this place.
    since: Option<Version>,
    at: At,
}

/// Bits that a loop's OpLoopMerge or OpLoopControlINTEL gets.
struct LateLoop {
    /// The label of its header.
    header: Id,
    /// In the order of the bits.
    bits: Vec<(LoopControl, Option<u32>)>,
    at: At,
}

/// Late changes to a module.
#[derive(Default)]
pub(in crate::lower) struct Changes {
    /// New operands of OpEntryPoint, by the function: of each entry point that it is, in their order.
    pub(in crate::lower) entry_points: FxHashMap<Id, Vec<Operands>>,
    /// Decorations to add.
    decorations: Vec<LateDecoration>,
    /// Loop control and its parameters, by the loop's header.
    loops: FxHashMap<Id, Vec<(LoopControl, Option<u32>)>>,
}

impl LateHints {
    /// Adds the hints of a part behind the others.
    pub(in crate::lower) fn join(&mut self, part: LateHints, ids: &NewIds) {
        let hints = part.decorations.into_iter();
        self.decorations.extend(hints.map(|hint| LateDecoration { target: ids.get(hint.target), ..hint }));
        let hints = part.loops.into_iter();
        self.loops.extend(hints.map(|hint| LateLoop { header: ids.get(hint.header), ..hint }));
    }

    /// Decorates `target` if the version will allow it.
    pub(in crate::lower) fn decorate(
        &mut self,
        out: &mut Writer<'_>,
        target: Id,
        decoration: Decoration,
        operands: Operands,
    ) {
        self.decorate_since(out, target, (decoration, version_of(decoration)), operands);
    }

    /// The same for a decoration that has its meaning for such a target only since a version.
    pub(in crate::lower) fn decorate_since(
        &mut self,
        out: &mut Writer<'_>,
        target: Id,
        (decoration, since): (Decoration, Option<Version>),
        operands: Operands,
    ) {
        if !out.rules_out(target, decoration, &operands) {
            let at = out.report().at();
            let operands = (*operands).into();
            self.decorations.push(LateDecoration { target, decoration, operands, since, at });
        }
    }

    /// Adds loop control to the loop with this header if the version will allow it.
    pub(in crate::lower) fn control_loop(
        &mut self,
        at: At,
        header: Id,
        bits: Vec<(LoopControl, Option<u32>)>,
    ) {
        self.loops.push(LateLoop { header, bits, at });
    }

    /// Replaces removed ids by others.
    pub(in crate::lower) fn retarget(&mut self, replaced: &FxHashMap<Id, Id>) {
        for hint in &mut self.decorations {
            hint.target = replaced.get(&hint.target).copied().unwrap_or(hint.target);
        }
    }

    /// Returns the calls of functions that have a fast-math mode, if the extension for them is allowed.
    fn decorated_calls(&self, options: &Options, out: &Module) -> FxHashSet<Id> {
        let mut modes = self.decorations.iter().filter(|hint| hint.decoration == Decoration::FPFastMathMode);
        if !options.spirv.extensions.allows(flags::FLOAT_CONTROLS) || modes.next().is_none() {
            return FxHashSet::default();
        }
        let calls = out.instructions().filter(|inst| inst.op() == Op::FunctionCall);
        calls.filter_map(|inst| inst.result()).collect()
    }

    /// Returns the hints about `out` that the version in `needs` allows; the others are lost. Adds the extension of a
    /// decoration.
    pub(in crate::lower) fn allowed(
        mut self,
        options: &Options,
        report: &mut Report<'_>,
        needs: &mut Requirements,
        out: &Module,
    ) -> Changes {
        let mut semantics: FxHashSet<(Id, ThinVec<u32>)> = FxHashSet::default();
        let calls = self.decorated_calls(options, out);
        self.decorations.retain(|hint| {
            report.move_to(hint.at);
            is_allowed(hint, options, report, needs, out, &calls)
                // The same text may annotate an address at each of its uses.
                && (hint.decoration != Decoration::UserSemantic
                    || semantics.insert((hint.target, hint.operands.clone())))
        });
        let mut changes = Changes { decorations: self.decorations, ..Changes::default() };
        for hint in self.loops {
            report.move_to(hint.at);
            let (mut kept, lost): (Vec<_>, Vec<_>) = hint.bits.into_iter().partition(|(bit, _)| {
                let since = LoopControl::KIND.enumerant(bit.0).and_then(|facts| facts.requires.version);
                since.is_some_and(|since| reach(options, needs, since))
            });
            for (bit, _) in lost {
                if bit == LoopControl::PartialCount {
                    // Not how far, but that it is wanted: every version has that bit, which is the lowest.
                    kept.insert(0, (LoopControl::Unroll, None));
                }
                report.lose(Lost::LoopControl(bit, LossReason::VersionTooLow));
            }
            if !kept.is_empty() {
                changes.loops.insert(hint.header, kept);
            }
        }
        report.move_to(At::Module);
        changes
    }
}

/// Whether the version allows a decoration, or an extension, which is added to the requirements then. Reports a decoration that is
/// lost.
fn is_allowed(
    hint: &LateDecoration,
    options: &Options,
    report: &mut Report<'_>,
    needs: &mut Requirements,
    out: &Module,
    calls: &FxHashSet<Id>,
) -> bool {
    let by_version = hint.since.is_some_and(|since| {
        reach(options, needs, since) || raises_version(options, hint.decoration, since, needs)
    });
    let extension = match hint.decoration {
        Decoration::NoSignedWrap | Decoration::NoUnsignedWrap => Some(WRAP_EXTENSION),
        Decoration::UserSemantic => Some(SEMANTIC_EXTENSION),
        _ => None,
    };
    let extension = extension.filter(|name| options.spirv.extensions.allows(name));
    if !by_version && extension.is_none() {
        lose(report, hint.decoration, &hint.operands);
        return false;
    }
    if let (false, Some(name)) = (by_version, extension) {
        let target = || out.instructions().position(|i| i.result() == Some(hint.target));
        require_extension(needs, name, &format!("Decoration {:?}", hint.decoration), target);
    }
    if hint.decoration == Decoration::FPFastMathMode {
        require_fast_math(options, needs, hint, out, calls.contains(&hint.target));
    }
    true
}

/// Adds the capability that bits of a fast-math mode need, and every mode of a call of a function.
fn require_fast_math(
    options: &Options,
    needs: &mut Requirements,
    hint: &LateDecoration,
    out: &Module,
    is_call: bool,
) {
    let position = || out.instructions().position(|inst| inst.result() == Some(hint.target));
    let mode = FPFastMathMode(hint.operands.first().copied().unwrap_or(0));
    if !is_call && !flags::EXTENDED_FAST_MATH.iter().any(|pair| mode.contains(pair.spirv)) {
        return;
    }
    // Few readers know the extension of Khronos: it is used where it is wanted, or where the other is forbidden.
    let has_controls = options.asks_for(flags::FLOAT_CONTROLS)
        || !options.spirv.extensions.allows(flags::FAST_MATH_EXTENSION);
    let (capability, extension) = match has_controls {
        true => (Capability::FloatControls2, flags::FLOAT_CONTROLS),
        false => (Capability::FPFastMathModeINTEL, flags::FAST_MATH_EXTENSION),
    };
    let what = format!("Decoration {:?}", hint.decoration);
    let mut known = needs.capabilities.iter();
    if !known.any(|(known, _)| *known == capability) {
        needs.capabilities.push((capability, Reason { instruction: position(), what: what.clone() }));
        needs.capabilities.sort_by_key(|(capability, _)| *capability);
    }
    require_extension(needs, extension, &what, position);
}

/// The version that brought a decoration.
fn version_of(decoration: Decoration) -> Option<Version> {
    decoration.facts().and_then(|facts| facts.requires.version)
}

/// Whether the version is this one or later, once hints have raised it as far as they may.
fn reach(options: &Options, needs: &mut Requirements, version: Version) -> bool {
    if options.spirv.hints_raise_version && version <= options.spirv.max_version {
        needs.version = needs.version.max(version);
    }
    needs.version >= version
}

/// Raises the version for a user's semantic where every extension is allowed and none by its name: consumers of kernels know
/// the version, and not the extension, which is one of shaders.
fn raises_version(
    options: &Options,
    decoration: Decoration,
    since: Version,
    needs: &mut Requirements,
) -> bool {
    let raises = decoration == Decoration::UserSemantic
        && !options.spirv.profile.states_requirements
        && options.spirv.extensions.allows(SEMANTIC_EXTENSION)
        && !options.asks_for(SEMANTIC_EXTENSION)
        && since <= options.spirv.max_version;
    if raises {
        needs.version = needs.version.max(since);
    }
    raises
}

/// Reports a decoration that the version does not have under the name of its origin.
fn lose(report: &mut Report<'_>, decoration: Decoration, operands: &[u32]) {
    match decoration {
        Decoration::FPFastMathMode => {
            let mode = operands.first().copied().unwrap_or(0);
            report.lose_flags(flags::fast_math(FPFastMathMode(mode)));
        }
        Decoration::NoSignedWrap => report.lose_flag("nsw"),
        Decoration::NoUnsignedWrap => report.lose_flag("nuw"),
        Decoration::MaxByteOffset => report.lose(Lost::attribute(AttrKind::DEREFERENCEABLE)),
        other => report.lose(Lost::Decoration(other, LossReason::VersionTooLow)),
    }
}

/// Adds an extension to the requirements of a module; `instruction` returns the one that needs it.
pub(in crate::lower) fn require_extension(
    needs: &mut Requirements,
    name: &'static str,
    what: &str,
    instruction: impl FnOnce() -> Option<usize>,
) {
    if !needs.extensions.iter().any(|(known, _)| *known == name) {
        needs.extensions.push((name, Reason { instruction: instruction(), what: what.to_owned() }));
        needs.extensions.sort_by_key(|(name, _)| *name);
    }
}

impl Changes {
    /// The module with its requirements declared and these changes made.
    pub(in crate::lower) fn apply(
        &self,
        needs: &Requirements,
        mut module: Module,
    ) -> Result<Module, InstructionTooLong> {
        if self.entry_points.is_empty() && self.decorations.is_empty() && self.loops.is_empty() {
            return needs.apply(module);
        }
        // The new instructions and their places: before an instruction, or in its place.
        let mut new = needs.declarations()?;
        let mut places = vec![(0..0, 0..new.len())];
        let mut decorated = self.decorations.is_empty();
        let mut block = None;
        let mut entry_points: FxHashMap<u32, usize> = FxHashMap::default();
        for (index, instruction) in module.instructions().enumerate() {
            // Annotations end where the first type, constant or function begins.
            let section = Section::of_global(instruction.op());
            if !decorated && section.is_none_or(|section| section > Section::Annotations) {
                decorated = true;
                let first = new.len();
                for LateDecoration { target, decoration, operands, .. } in &self.decorations {
                    let words = Operands::new().id(*target).word(*decoration).words(operands);
                    new.push(Op::Decorate, None, None, &words)?;
                }
                places.push((index..index, first..new.len()));
            }
            if decorated && self.loops.is_empty() && section.is_none() {
                break;
            }
            let operands = instruction.operands();
            let control = |place| block.and_then(|block| self.loop_control(block, operands, place));
            let changed = match instruction.op() {
                Op::EntryPoint => operands.get(1).and_then(|&id| {
                    let number = entry_points.entry(id).or_default();
                    *number += 1;
                    self.entry_points.get(&Id(id))?.get(*number - 1).cloned()
                }),
                Op::LoopMerge => control(2),
                Op::LoopControlINTEL => control(0),
                Op::Label => {
                    block = instruction.result();
                    None
                }
                _ => None,
            };
            if let Some(operands) = changed {
                let at = new.push(instruction.op(), None, None, &operands)?;
                places.push((index..index + 1, at..at + 1));
            }
        }
        let edits: Vec<Edit<'_>> =
            places.into_iter().map(|(at, with)| Edit { at, from: &new, with }).collect();
        module.header.version = needs.version;
        module.list_mut().edit(&edits);
        Ok(module)
    }

    /// The operands with the bits added to the loop control at `place`; its own have lower numbers, and no parameters
    /// come with them.
    fn loop_control(&self, header: Id, operands: &[u32], place: usize) -> Option<Operands> {
        let added = self.loops.get(&header)?;
        let (before, &[control, ref parameters @ ..]) = operands.split_at_checked(place)? else {
            return None;
        };
        let mask = added.iter().fold(LoopControl(control), |mask, (bit, _)| mask | *bit);
        // Parameters follow in the order of the bits; existing parameters belong to the extensions' bits, which are
        // higher.
        let operands = Operands::new().words(before).word(mask);
        let added = added.iter().filter_map(|(_, parameter)| *parameter);
        Some(added.fold(operands, Operands::word).words(parameters))
    }
}
