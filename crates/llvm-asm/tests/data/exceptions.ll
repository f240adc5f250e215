; Landing pads and funclets.

declare i32 @__gxx_personality_v0(...)
declare i32 @__CxxFrameHandler3(...)
declare void @may_throw()

@type_info = external constant ptr

define i32 @itanium() personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke i32 @value(i32 1)
          to label %fine unwind label %caught

fine:
  invoke fastcc void @may_throw() #0 [ "deopt"() ]
          to label %done unwind label %cleanup

done:
  ret i32 %r

caught:
  %pad = landingpad { ptr, i32 }
          catch ptr @type_info
          filter [1 x ptr] [ptr @type_info]
  resume { ptr, i32 } %pad

cleanup:
  %c = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %c
}

declare i32 @value(i32)

define void @windows() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @may_throw()
          to label %done unwind label %dispatch

dispatch:
  %switch = catchswitch within none [label %handler] unwind label %cleanup

handler:
  %catch = catchpad within %switch [ptr null, i32 64, ptr @type_info]
  call void @may_throw() [ "funclet"(token %catch) ]
  catchret from %catch to label %done

cleanup:
  %clean = cleanuppad within none []
  cleanupret from %clean unwind to caller

done:
  ret void
}

attributes #0 = { nounwind }
