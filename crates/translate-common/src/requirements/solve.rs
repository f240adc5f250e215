//! Picking the smallest set of capabilities and extensions and the lowest version that meet all needs.

use super::needs::Need;
use super::{Reason, Requirements, add_with_implied};
use crate::diagnostics::Diagnostic;
use crate::diagnostics::place::Place;
use crate::diagnostics::problems::{Prerequisite, Problem, ShaderProblem};
use crate::options::{DeviceFeature, Options};
use crate::profile::Profile;
use rustc_hash::FxHashSet;
use spirv_grammar::{Capability, Op, Requirements as Facts, Version};
use std::collections::BTreeMap;

/// A need that the options do not allow.
pub(super) struct Refusal {
    pub(super) reason: Reason,
    version: Option<Version>,
    extensions: Vec<&'static str>,
    feature: Option<&'static DeviceFeature>,
    /// Whether modules of the flavor never declare the capability.
    is_foreign: bool,
}

impl Refusal {
    /// The error about `op`, which is at `place`; `None` if it is about the module.
    pub(super) fn into_diagnostic(self, op: Option<Op>, place: Place, profile: &Profile) -> Diagnostic {
        let Refusal { reason, version, extensions, feature, is_foreign } = self;
        if is_foreign {
            let what = reason.what;
            return match profile.has_kernels {
                true => ShaderProblem::OfShaders { what }.at(place),
                false => ShaderProblem::OfKernels { what }.at(place),
            };
        }
        if let Some(&DeviceFeature { name: feature, vulkan, .. }) = feature {
            return ShaderProblem::Feature { what: reason.what, feature, vulkan }.at(place);
        }
        Problem::Needs(Prerequisite { what: reason.what, op, version, extensions, otherwise: None }).at(place)
    }
}

/// Meets all needs, or returns the first that cannot be met. Constructs of `stated` extensions require no other
/// version.
pub(super) fn solve(
    needs: &[Need],
    options: &Options,
    stated: impl Iterator<Item = (&'static str, Reason)>,
) -> Result<Requirements, Vec<Refusal>> {
    let mut solver = Solver {
        options,
        version: options.spirv.min_version,
        version_reason: None,
        capabilities: BTreeMap::new(),
        available: FxHashSet::default(),
        extensions: stated.collect(),
        refused: Vec::new(),
    };
    // Needs with a single solution come first, so that later choices can reuse it.
    for need in needs {
        if let [capability] = need.facts.capabilities {
            solver.declare(*capability, &need.reason);
        }
    }
    for need in needs {
        if need.facts.capabilities.len() > 1 {
            solver.choose_capability(need);
        }
    }
    // Needs of capabilities are met with those of the instructions: by version, else by extension.
    let declared: Vec<(Capability, Reason)> =
        solver.capabilities.iter().map(|(number, reason)| (Capability(*number), reason.clone())).collect();
    for need in needs {
        solver.version_or_extension(&need.facts, &need.reason);
    }
    for (capability, reason) in &declared {
        if let Some(facts) = capability.facts() {
            let what = format!("{} (capability {})", reason.what, facts.name);
            let reason = Reason { instruction: reason.instruction, what };
            solver.version_or_extension(&facts.requires, &reason);
        }
    }
    solver.versions_of_extensions();
    if !solver.refused.is_empty() {
        return Err(solver.refused);
    }
    Ok(Requirements {
        version: solver.version,
        version_reason: solver.version_reason,
        capabilities: declared,
        extensions: solver.extensions.into_iter().collect(),
    })
}

/// Capabilities, and others that are declared with them though the grammar has no entry for it: the instructions of the
/// first ones are of sub-groups, of arithmetic, or of matrices that the others bring. Source: the extensions that have them,
/// "Dependencies" and "New Capabilities".
const COMPANIONS: &[(Capability, Capability)] = &[
    (Capability::SubgroupAvcMotionEstimationINTEL, Capability::Groups),
    (Capability::SubgroupAvcMotionEstimationIntraINTEL, Capability::SubgroupAvcMotionEstimationINTEL),
    (Capability::SubgroupAvcMotionEstimationChromaINTEL, Capability::SubgroupAvcMotionEstimationINTEL),
    (
        Capability::SubgroupScaledMatrixMultiplyAccumulateINTEL,
        Capability::SubgroupMatrixMultiplyAccumulateINTEL,
    ),
    (Capability::FPGAKernelAttributesv2INTEL, Capability::FPGAKernelAttributesINTEL),
    (Capability::Int16AtomicsINTEL, Capability::AtomicInt16CompareExchangeINTEL),
];

/// Extensions that are for no earlier version. Source: their sections "Dependencies".
const EARLIEST: &[(&str, Version)] = &[
    ("SPV_KHR_vulkan_memory_model", Version::V1_3),
    ("SPV_QCOM_cooperative_matrix_conversion", Version::V1_3),
    ("SPV_KHR_workgroup_memory_explicit_layout", Version::V1_4),
    ("SPV_KHR_opacity_micromap", Version::V1_4),
    ("SPV_EXT_mesh_shader", Version::V1_4),
    ("SPV_NV_shader_invocation_reorder", Version::V1_4),
    ("SPV_EXT_shader_invocation_reorder", Version::V1_4),
    ("SPV_NV_cluster_acceleration_structure", Version::V1_4),
    ("SPV_NV_linear_swept_spheres", Version::V1_4),
    ("SPV_QCOM_image_processing", Version::V1_4),
    ("SPV_QCOM_image_processing2", Version::V1_4),
];

/// Capabilities that are declared wherever they are sufficient, even if another sufficient one is declared: consumers
/// expect them.
const ALWAYS: &[Capability] = &[Capability::DotProductInput4x8Bit];

struct Solver<'o> {
    options: &'o Options,
    version: Version,
    version_reason: Option<Reason>,
    /// To be declared.
    capabilities: BTreeMap<u32, Reason>,
    /// The declared capabilities and those that they imply.
    available: FxHashSet<Capability>,
    extensions: BTreeMap<&'static str, Reason>,
    refused: Vec<Refusal>,
}

impl Solver<'_> {
    fn declare(&mut self, capability: Capability, reason: &Reason) {
        if let Some(feature) = self.missing_feature(capability) {
            let refused = |refusal: &Refusal| refusal.feature == Some(feature);
            if !self.refused.iter().any(refused) {
                let (reason, extensions) = (reason.clone(), Vec::new());
                let feature = Some(feature);
                self.refused.push(Refusal { reason, version: None, extensions, feature, is_foreign: false });
            }
        }
        if !self.capabilities.contains_key(&capability.0) && self.is_foreign(capability) {
            let (reason, extensions) = (reason.clone(), Vec::new());
            self.refused.push(Refusal { reason, version: None, extensions, feature: None, is_foreign: true });
        }
        self.capabilities.entry(capability.0).or_insert_with(|| reason.clone());
        add_with_implied(&mut self.available, capability);
        for &(_, other) in COMPANIONS.iter().filter(|(of, _)| *of == capability) {
            self.declare(other, reason);
        }
    }

    /// Whether modules of the flavor never declare a capability, or one that it implies. Kernels may be shaders as well, by
    /// extensions; shaders are no kernels.
    fn is_foreign(&self, capability: Capability) -> bool {
        let profile = self.options.spirv.profile;
        if profile.has_kernels {
            return capability != Capability::Shader && profile.foreign.contains(&capability);
        }
        if capability.facts().is_some_and(|facts| self.extension_for(&facts.requires).is_some()) {
            return false;
        }
        let mut implied = FxHashSet::default();
        add_with_implied(&mut implied, capability);
        implied.iter().any(|capability| profile.foreign.contains(capability))
    }

    /// The feature that a device must have for a capability, or for one that it implies, and that may not be used.
    fn missing_feature(&self, capability: Capability) -> Option<&'static DeviceFeature> {
        if self.options.spirv.features.are_all() {
            return None;
        }
        let mut implied = FxHashSet::default();
        add_with_implied(&mut implied, capability);
        let missing = |&capability: &Capability| {
            self.options.spirv.features.missing(capability, self.options.spirv.max_version)
        };
        implied.iter().filter_map(missing).min_by_key(|feature| feature.name)
    }

    /// Any of several capabilities is sufficient: one that is declared already, otherwise the one with the fewest
    /// needs. A capability of another flavor is chosen only if there is no other: with `Shader` the rules of shaders
    /// apply to the whole module.
    fn choose_capability(&mut self, need: &Need) {
        let choices = need.facts.capabilities;
        if let Some(always) = choices.iter().find(|choice| ALWAYS.contains(choice)) {
            return self.declare(*always, &need.reason);
        }
        if choices.iter().any(|c| self.available.contains(c)) {
            return;
        }
        let cost = |capability: &Capability| {
            let facts = capability.facts().map(|facts| facts.requires);
            let facts = facts.as_ref();
            let is_foreign =
                |capability: &Capability| self.options.spirv.profile.foreign.contains(capability);
            let foreign = is_foreign(capability)
                || facts.is_some_and(|facts| facts.capabilities.iter().any(is_foreign));
            let met = facts.is_none_or(|f| self.is_met(f));
            let allowed =
                facts.is_none_or(|f| met || self.extension_for(f).is_some() || self.raised(f).is_some());
            // Consumers support the versions; an extension has priority over one if it is allowed by name.
            let by_extension = !met
                && facts.is_some_and(|facts| {
                    let is_named = |name: &str| self.options.spirv.extensions.names(name);
                    self.raised(facts).is_none() && !facts.extensions.iter().any(is_named)
                });
            let no_feature = self.missing_feature(*capability).is_some();
            (foreign, !allowed || no_feature, !met, by_extension)
        };
        if let Some(choice) = choices.iter().min_by_key(|c| cost(c)) {
            self.declare(*choice, &need.reason);
        }
    }

    fn version_or_extension(&mut self, facts: &Facts, reason: &Reason) {
        if self.is_met(facts) {
            return;
        }
        if let Some(version) = self.raised(facts) {
            self.version = version;
            self.version_reason = Some(reason.clone());
        } else if let Some(name) = self.extension_for(facts) {
            self.extensions.insert(name, reason.clone());
        } else if !self.is_brought(facts) {
            self.refuse(facts, reason);
        }
    }

    /// Raises the version to that of the extensions.
    fn versions_of_extensions(&mut self) {
        let extensions = self.extensions.iter();
        let earliest = extensions.filter_map(|(name, reason)| {
            let (_, version) = EARLIEST.iter().find(|(of, _)| of == name)?;
            Some((*version, reason.clone()))
        });
        let Some((version, reason)) = earliest.max_by_key(|(version, _)| *version) else { return };
        if version > self.options.spirv.max_version {
            let (version, extensions) = (Some(version), Vec::new());
            self.refused.push(Refusal { reason, version, extensions, feature: None, is_foreign: false });
        } else if version > self.version {
            self.version = version;
            self.version_reason = Some(reason);
        }
    }

    /// Whether the version and the extensions so far suffice.
    fn is_met(&self, facts: &Facts) -> bool {
        match facts.version {
            Some(version) if version <= self.version => true,
            Some(_) => facts.extensions.iter().any(|name| self.extensions.contains_key(name)),
            // A capability brings it, and the capability's own needs are met separately.
            None => {
                facts.extensions.is_empty()
                    || facts.extensions.iter().any(|name| self.extensions.contains_key(name))
            }
        }
    }

    /// Whether an extension that is allowed brings one of the capabilities: the instruction comes with it.
    fn is_brought(&self, facts: &Facts) -> bool {
        let capabilities = facts.capabilities.iter().filter_map(|capability| capability.facts());
        facts.extensions.is_empty()
            && capabilities.into_iter().any(|capability| self.extension_for(&capability.requires).is_some())
    }

    /// The version that would have it, when the options allow that version.
    fn raised(&self, facts: &Facts) -> Option<Version> {
        facts.version.filter(|version| *version <= self.options.spirv.max_version)
    }

    /// Returns the first extension that brings it and that the options allow: multi-vendor extensions before those of
    /// one vendor. Altera's extensions were Intel's, and consumers know them by that name.
    fn extension_for(&self, facts: &Facts) -> Option<&'static str> {
        let allowed = facts.extensions.iter().filter(|name| self.options.spirv.extensions.allows(name));
        allowed.min_by_key(|name| (name.starts_with("SPV_ALTERA_"), name.starts_with("SPV_INTEL_")))
    }

    fn refuse(&mut self, facts: &Facts, reason: &Reason) {
        self.refused.push(Refusal {
            reason: reason.clone(),
            version: facts.version,
            extensions: facts.extensions.iter().collect(),
            feature: None,
            is_foreign: false,
        });
    }
}
