// C++ of many shapes: exceptions, virtual tables, templates, lambdas, comdats, static initialisers.
extern "C" int puts(const char *);
struct Shape {
  virtual ~Shape() {}
  virtual double area() const = 0;
  int id = 3;
};
struct Named { const char *name; virtual const char *label() { return name; } };
struct Circle final : Shape, virtual Named {
  double r;
  explicit Circle(double r) : r(r) {}
  double area() const override { return 3.14159 * r * r; }
};
template <typename T, int N> struct Fixed {
  T data[N];
  T sum() const { T s{}; for (const T &x : data) s += x; return s; }
  template <typename F> void each(F f) { for (T &x : data) f(x); }
};
template struct Fixed<long, 3>;
enum class Colour : unsigned char { Red = 1, Green, Blue = 200 };
struct Guard { int *p; ~Guard() { ++*p; } };
struct Error { int code; };

inline int shared_inline(int x) { static int calls = puts("once"); return calls + x; }
namespace { int hidden(int x) { if (x > 3) throw Error{x}; return x; } }
int may_throw(int x) {
  int n = 0;
  try {
    Guard g{&n};
    n += hidden(x);
    if (n == 2) throw 7;
  } catch (const Error &e) {
    n = e.code;
  } catch (int i) {
    n = -i;
  } catch (...) {
    throw;
  }
  return n + shared_inline(n);
}
int filter_throw(int x) noexcept { return may_throw(x); }
Circle global_circle(2.0);
thread_local Circle *tls_circle = new Circle(1.0);
double total(Shape **s, int n) {
  double t = 0;
  auto add = [&t](const Shape *p) { t += p->area(); };
  for (int i = 0; i < n; ++i) add(s[i]);
  Fixed<long, 3> f{{1, 2, 3}};
  f.each([&](long &v) { v += n; });
  return t + f.sum() + (int)Colour::Blue + (dynamic_cast<Circle *>(s[0]) != nullptr);
}
int (Circle::*member)() const;
double (Shape::*area_member)() const = &Shape::area;
Colour mix(Colour a, Colour b) {
  switch (a) { case Colour::Red: return b; case Colour::Green: return a; default: return Colour::Blue; }
}
struct alignas(32) Big { char c[70]; bool operator==(const Big &o) const { return c[0] == o.c[0]; } };
Big make(Big b, Big &&o) { return b == o ? static_cast<Big &&>(o) : b; }
