// Coroutines without a standard library, with the calling conventions and attributes of Swift beside them.
typedef __SIZE_TYPE__ size_t;
void *operator new(size_t);
void operator delete(void *) noexcept;
namespace std {
template <typename R, typename...> struct coroutine_traits { using promise_type = typename R::promise_type; };
template <typename P = void> struct coroutine_handle;
template <> struct coroutine_handle<void> {
  static coroutine_handle from_address(void *p) noexcept { coroutine_handle h; h.ptr = p; return h; }
  void *address() const noexcept { return ptr; }
  void resume() const { __builtin_coro_resume(ptr); }
  void destroy() const { __builtin_coro_destroy(ptr); }
  bool done() const { return __builtin_coro_done(ptr); }
  void *ptr = nullptr;
};
template <typename P> struct coroutine_handle : coroutine_handle<> {
  static coroutine_handle from_address(void *p) noexcept { coroutine_handle h; h.ptr = p; return h; }
};
struct suspend_always {
  bool await_ready() noexcept { return false; }
  void await_suspend(coroutine_handle<>) noexcept {}
  void await_resume() noexcept {}
};
}
struct Generator {
  struct promise_type {
    int value;
    Generator get_return_object() { return {}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(int v) { value = v; return {}; }
    void return_void() {}
    void unhandled_exception() {}
  };
};
Generator count(int n) {
  for (int i = 0; i < n; ++i) co_yield i;
}
extern "C" {
__attribute__((swiftcall)) int swift_function(int a, __attribute__((swift_context)) void *self) { return a + (self != nullptr); }
__attribute__((preserve_most)) void most(void) {}
__attribute__((regcall)) double reg(double a, double b) { return a * b; }
__attribute__((vectorcall)) float vec(float a) { return a; }
__attribute__((no_sanitize("address"), flatten, hot)) int flat(int a) { return a; }
__attribute__((pure)) int pure_fn(const int *p);
__attribute__((const)) int const_fn(int p);
__attribute__((malloc, alloc_size(1), returns_nonnull)) void *allocate(size_t n);
int use(int *p) { return pure_fn(p) + const_fn(*p) + *(int *)allocate(4); }
__attribute__((target("avx2"), min_vector_width(256))) int wide(int a) { return a; }
}
