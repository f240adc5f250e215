// A program written for LLVMSPIRVLib: it loads a module, translates it to SPIR-V and back, and has LLVM verify both ends.
// Prints the names of the kernels. Argument: a bitcode file.
#include <LLVMSPIRVLib.h>

#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/IR/CallingConv.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Support/MemoryBuffer.h>

#include <cstdio>
#include <sstream>

static int failed(const char *What, const std::string &Why) {
  std::fprintf(stderr, "%s: %s\n", What, Why.c_str());
  return 1;
}

static bool isValid(const llvm::Module &M, std::string &Errors) {
  llvm::raw_string_ostream Stream(Errors);
  return !llvm::verifyModule(M, &Stream);
}

int main(int Count, char **Arguments) {
  if (Count != 2)
    return 2;
  auto File = llvm::MemoryBuffer::getFile(Arguments[1]);
  if (!File)
    return failed("no file", File.getError().message());
  llvm::LLVMContext Context;
  auto Loaded = llvm::parseBitcodeFile((*File)->getMemBufferRef(), Context);
  if (!Loaded)
    return failed("no bitcode", llvm::toString(Loaded.takeError()));
  std::string Errors;
  if (!isValid(**Loaded, Errors))
    return failed("the input is not valid", Errors);

  SPIRV::TranslatorOpts Opts(SPIRV::VersionNumber::SPIRV_1_2);
  Opts.enableAllExtensions();
  std::stringstream Stream;
  if (!llvm::writeSpirv(Loaded->get(), Opts, Stream, Errors))
    return failed("writeSpirv", Errors);

  llvm::Module *M = nullptr;
  if (!llvm::readSpirv(Context, Opts, Stream, M, Errors))
    return failed("readSpirv", Errors);
  const std::unique_ptr<llvm::Module> Owner(M);
  if (!isValid(*M, Errors))
    return failed("the output is not valid", Errors);
  for (const llvm::Function &F : *M)
    if (F.getCallingConv() == llvm::CallingConv::SPIR_KERNEL)
      std::printf("%s\n", F.getName().str().c_str());
  return 0;
}
