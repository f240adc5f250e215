// Exceptions of the Microsoft kind: funclets, structured handlers, DLL storage.
struct Guard { ~Guard(); };
void may_throw(int);
__declspec(dllimport) int imported(int);
__declspec(dllexport) int exported = 3;
int cpp(int x) {
  Guard g;
  try {
    Guard h;
    may_throw(x);
  } catch (int i) {
    may_throw(i);
    return i;
  } catch (...) {
    Guard k;
    may_throw(imported(3));
  }
  return x;
}
__declspec(noinline) int __stdcall standard(int a) { return a + exported; }
__declspec(selectany) int any_one = 5;
__declspec(thread) int tls = 1;
struct Base { virtual int f() { return tls; } virtual ~Base() {} };
struct Derived : virtual Base { int f() override { return any_one; } };
Base *make() { return new Derived; }
int (Base::*pointer)() = &Base::f;
