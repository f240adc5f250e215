//! Every function of the library has code for this host, which asks for nothing but the core and the libraries of C.

mod support;

#[test]
fn every_function_has_code() {
    support::link_whole("whole");
}
