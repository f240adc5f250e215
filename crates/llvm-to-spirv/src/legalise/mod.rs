//! Passes that rewrite a module until all that is left has a SPIR-V form; each is exact by construction.
