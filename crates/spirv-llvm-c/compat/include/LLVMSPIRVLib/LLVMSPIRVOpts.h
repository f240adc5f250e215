// Options of the translator, by the names that programs written for LLVMSPIRVLib use.
//
// A value class: it holds the options and passes them to spirv-llvm by the names of the command line. Options without a meaning for
// spirv-llvm are stored and can be queried, but have no effect; a comment beside each such member gives the reason.
#ifndef SPIRV_LLVM_COMPAT_LLVMSPIRVOPTS_H
#define SPIRV_LLVM_COMPAT_LLVMSPIRVOPTS_H

#include <llvm/ADT/SmallVector.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/IR/IntrinsicInst.h>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace SPIRV {

// The word of the SPIR-V header for each version. Build systems look for the text of the last line.
enum class VersionNumber : uint32_t {
  SPIRV_1_0 = 0x00010000,
  SPIRV_1_1 = 0x00010100,
  SPIRV_1_2 = 0x00010200,
  SPIRV_1_3 = 0x00010300,
  SPIRV_1_4 = 0x00010400,
  SPIRV_1_5 = 0x00010500,
  SPIRV_1_6 = 0x00010600,
  MinimumVersion = SPIRV_1_0,
  MaximumVersion = SPIRV_1_6
};

inline std::string_view formatVersionNumber(uint32_t Version) {
  static constexpr std::string_view Names[] = {"1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "1.6"};
  const uint32_t Minor = (Version >> 8) & 0xFF;
  return (Version & 0xFFFF00FF) == 0x00010000 && Minor < 7 ? Names[Minor] : "unknown";
}

inline bool isSPIRVVersionKnown(VersionNumber Version) {
  return formatVersionNumber(static_cast<uint32_t>(Version)) != "unknown";
}

enum class ExtensionID : uint32_t {
  First,
#define EXT(X) X,
#include "LLVMSPIRVExtensions.inc"
#undef EXT
  Last,
};

enum class ExtInst : uint32_t { None, OpenCL };

enum class BIsRepresentation : uint32_t { OpenCL12, OpenCL20, SPIRVFriendlyIR };

enum class FPContractMode : uint32_t { On, Off, Fast };

enum class DebugInfoEIS : uint32_t {
  SPIRV_Debug,
  OpenCL_DebugInfo_100,
  NonSemantic_Shader_DebugInfo_100,
  NonSemantic_Shader_DebugInfo_200
};

enum class BuiltinFormat : uint32_t { Function, Global };

enum class SPIRVDbgErrorHandlingKinds { Abort, Exit, Ignore };

class TranslatorOpts {
public:
  using ExtensionsStatusMap = std::map<ExtensionID, std::optional<bool>>;
  using ArgList = llvm::SmallVector<llvm::StringRef, 4>;

  TranslatorOpts() = default;
  TranslatorOpts(VersionNumber Max, const ExtensionsStatusMap &Map = {}) : MaxVersion(Max), Extensions(Map) {}

  VersionNumber getMaxVersion() const { return MaxVersion; }
  bool isAllowedToUseVersion(VersionNumber Version) const { return Version <= MaxVersion; }

  bool isAllowedToUseExtension(ExtensionID Extension) const {
    const auto Found = Extensions.find(Extension);
    return Found != Extensions.end() && Found->second.value_or(false);
  }
  // Forbidden extensions stay forbidden.
  void setAllowedToUseExtension(ExtensionID Extension, bool Allow = true) {
    std::optional<bool> &Status = Extensions[Extension];
    if (Status.value_or(true))
      Status = Allow;
  }
  void enableAllExtensions() {
    for (uint32_t ID = static_cast<uint32_t>(ExtensionID::First) + 1; ID < static_cast<uint32_t>(ExtensionID::Last); ++ID)
      setAllowedToUseExtension(static_cast<ExtensionID>(ID));
  }
  std::vector<std::string> getAllowedSPIRVExtensionNames(std::function<bool(ExtensionID)> &Filter) const {
    std::vector<std::string> Names;
    for (const auto &[ID, Status] : Extensions)
      if (Status.value_or(false) && Filter(ID))
        Names.emplace_back(extensionName(ID));
    return Names;
  }
  const ExtensionsStatusMap &getExtensionsStatusMap() const { return Extensions; }

  // The name of an extension, as modules and command lines spell it.
  static const char *extensionName(ExtensionID Extension) {
    switch (Extension) {
#define EXT(X)                                                                                                         \
  case ExtensionID::X:                                                                                                 \
    return #X;
#include "LLVMSPIRVExtensions.inc"
#undef EXT
    default:
      return "";
    }
  }

  void setSpecConst(uint32_t SpecId, uint64_t Value) { Specialization[SpecId] = Value; }
  bool getSpecializationConstant(uint32_t SpecId, uint64_t &Value) const {
    const auto Found = Specialization.find(SpecId);
    if (Found == Specialization.end())
      return false;
    Value = Found->second;
    return true;
  }
  const std::unordered_map<uint32_t, uint64_t> &getSpecializationConstants() const { return Specialization; }

  BIsRepresentation getDesiredBIsRepresentation() const { return Builtins; }
  void setDesiredBIsRepresentation(BIsRepresentation Value) { Builtins = Value; }

  FPContractMode getFPContractMode() const { return Contraction; }
  void setFPContractMode(FPContractMode Value) { Contraction = Value; }

  DebugInfoEIS getDebugInfoEIS() const { return DebugInfo; }
  void setDebugInfoEIS(DebugInfoEIS Value) { DebugInfo = Value; }

  bool isGenArgNameMDEnabled() const { return ArgNames; }
  void enableGenArgNameMD() { ArgNames = true; }
  void setGenKernelArgNameMDEnabled(bool Value) { ArgNames = Value; }

  bool isSPIRVMemToRegEnabled() const { return MemToReg; }
  void setMemToRegEnabled(bool Value) { MemToReg = Value; }

  bool preserveAuxData() const { return AuxData; }
  void setPreserveAuxData(bool Value) { AuxData = Value; }

  ExtInst getExtInst() const { return Instructions; }
  void setExtInst(ExtInst Value) {
    FmulAddAsMad = false;
    Instructions = Value;
  }
  bool shouldReplaceLLVMFmulAddWithOpenCLMad() const noexcept { return FmulAddAsMad; }
  void setReplaceLLVMFmulAddWithOpenCLMad(bool Value) noexcept { FmulAddAsMad = Value; }

  bool isSPIRVAllowUnknownIntrinsicsEnabled() const noexcept { return UnknownIntrinsics.has_value(); }
  void setSPIRVAllowUnknownIntrinsics(ArgList Prefixes) {
    UnknownIntrinsics.emplace();
    for (llvm::StringRef Prefix : Prefixes)
      UnknownIntrinsics->push_back(Prefix.str());
  }
  const std::optional<std::vector<std::string>> &getSPIRVAllowUnknownIntrinsics() const { return UnknownIntrinsics; }
  bool isUnknownIntrinsicAllowed(llvm::IntrinsicInst *Call) const noexcept {
    if (!UnknownIntrinsics)
      return false;
    const llvm::StringRef Name = Call->getCalledOperand()->getName();
    for (const llvm::StringRef Prefix : *UnknownIntrinsics)
      if (Name.substr(0, Prefix.size()) == Prefix)
        return true;
    return false;
  }

  bool allowExtraDIExpressions() const noexcept { return ExtraDIExpressions; }
  void setAllowExtraDIExpressionsEnabled(bool Value) noexcept { ExtraDIExpressions = Value; }

  bool shouldPreserveOCLKernelArgTypeMetadataThroughString() const noexcept { return ArgTypesAsStrings; }
  void setPreserveOCLKernelArgTypeMetadataThroughString(bool Value) noexcept { ArgTypesAsStrings = Value; }

  bool shouldEmitFunctionPtrAddrSpace() const noexcept { return FunctionPointerSpace; }
  void setEmitFunctionPtrAddrSpace(bool Value) noexcept { FunctionPointerSpace = Value; }

  BuiltinFormat getBuiltinFormat() const noexcept { return Format; }
  void setBuiltinFormat(BuiltinFormat Value) noexcept { Format = Value; }

  // The device that selects among variants of functions (SPV_INTEL_function_variants).
  bool getFnVarSpecEnable() const noexcept { return FnVarSpecEnable; }
  void setFnVarSpecEnable(bool Value) noexcept { FnVarSpecEnable = Value; }
  std::optional<uint32_t> getFnVarCategory() const noexcept { return FnVarCategory; }
  void setFnVarCategory(uint32_t Value) noexcept { FnVarCategory = Value; }
  std::optional<uint32_t> getFnVarFamily() const noexcept { return FnVarFamily; }
  void setFnVarFamily(uint32_t Value) noexcept { FnVarFamily = Value; }
  std::optional<uint32_t> getFnVarArch() const noexcept { return FnVarArch; }
  void setFnVarArch(uint32_t Value) noexcept { FnVarArch = Value; }
  std::optional<uint32_t> getFnVarTarget() const noexcept { return FnVarTarget; }
  void setFnVarTarget(uint32_t Value) noexcept { FnVarTarget = Value; }
  std::vector<uint32_t> getFnVarFeatures() const noexcept { return FnVarFeatures; }
  void setFnVarFeatures(std::vector<uint32_t> Value) { FnVarFeatures = std::move(Value); }
  std::vector<uint32_t> getFnVarCapabilities() const noexcept { return FnVarCapabilities; }
  void setFnVarCapabilities(std::vector<uint32_t> Value) { FnVarCapabilities = std::move(Value); }
  // Stored only: `spirv_llvm_for_device` returns the specialized module, and the library accesses no files.
  std::string getFnVarSpvOut() const noexcept { return FnVarSpvOut; }
  void setFnVarSpvOut(std::string Value) { FnVarSpvOut = std::move(Value); }
  // Whether the device is complete: an architecture needs a family, a family a category, and features a target. Translations
  // report the same as errors.
  bool validateFnVarOpts() const {
    return (FnVarCategory || !FnVarFamily) && (FnVarFamily || !FnVarArch) && (FnVarTarget || FnVarFeatures.empty());
  }
  // There is no backend of LLVM behind this library.
  bool getUseLLVMTarget() const noexcept { return false; }
  void setUseLLVMTarget(bool) noexcept {}

  // No choice ends the process: a rejected module is a false result.
  SPIRVDbgErrorHandlingKinds getErrorHandlingKind() const noexcept { return ErrorHandling; }
  void setErrorHandlingKind(SPIRVDbgErrorHandlingKinds Value) noexcept { ErrorHandling = Value; }

private:
  VersionNumber MaxVersion = VersionNumber::MaximumVersion;
  ExtensionsStatusMap Extensions;
  std::unordered_map<uint32_t, uint64_t> Specialization;
  BIsRepresentation Builtins = BIsRepresentation::OpenCL12;
  FPContractMode Contraction = FPContractMode::On;
  DebugInfoEIS DebugInfo = DebugInfoEIS::OpenCL_DebugInfo_100;
  ExtInst Instructions = ExtInst::None;
  BuiltinFormat Format = BuiltinFormat::Function;
  SPIRVDbgErrorHandlingKinds ErrorHandling = SPIRVDbgErrorHandlingKinds::Exit;
  std::optional<std::vector<std::string>> UnknownIntrinsics;
  std::optional<uint32_t> FnVarCategory, FnVarFamily, FnVarArch, FnVarTarget;
  std::vector<uint32_t> FnVarFeatures, FnVarCapabilities;
  std::string FnVarSpvOut;
  bool FnVarSpecEnable = false;
  bool ArgNames = false;
  bool MemToReg = false;
  bool AuxData = false;
  bool FmulAddAsMad = true;
  bool ExtraDIExpressions = false;
  bool ArgTypesAsStrings = false;
  bool FunctionPointerSpace = false;
};

} // namespace SPIRV

#endif
