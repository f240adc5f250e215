namespace std { class type_info { public: virtual ~type_info(); const char *name; }; }
using size_t = decltype(sizeof 0);
void *operator new(size_t, void *p) noexcept { return p; }

struct Base { virtual ~Base(); virtual int f(int) = 0; int x = 3; };
struct Left : virtual Base { int f(int n) override { if (n > 3) throw n; return n; } };
struct Right : virtual Base { long wide = 5; };
struct Both : Left, Right { int f(int n) override { return Left::f(n) + 1; } };
Base::~Base() {}

struct Guard { int *p; ~Guard() noexcept(false); };
Guard::~Guard() noexcept(false) { if (*p > 3) throw 1.5; }

template <class T> struct Box { T value; T twice() const { return value + value; } };
template <class T, int N> inline T total(const T (&items)[N]) { T s{}; for (auto &x : items) s += x; return s; }
inline int counter() { static int n = 0; return ++n; }
template struct Box<double>;
enum class Colour : unsigned char { Red, Green = 200 };
thread_local Box<int> per_thread{counter()};
int Base::*member = &Base::x;
int (Base::*method)(int) = &Base::f;

int caught(Base *b) {
  int local = 2;
  Guard guard{&local};
  try {
    return b->f(local);
  } catch (int &e) {
    return e;
  } catch (...) {
    local = 9;
    throw;
  }
}

int dynamic(Base *b) {
  if (auto *r = dynamic_cast<Right *>(b)) return (int)r->wide;
  auto add = [b](int n) { return n + b->x; };
  return add(3) + (b->*method)(4) + b->*member;
}

int main() {
  int items[] = {1, 2, 3};
  Both both;
  Box<Colour> box{Colour::Green};
  Base *made = new Both;
  int n = total(items) + caught(&both) + dynamic(made) + counter() + per_thread.twice() + (int)box.value;
  delete made;
  return n;
}
