import { expect, test } from "vitest";
import { countedPath } from "./count-visit.ts";

test.for([
  ["/", "/"],
  ["/providerPage", "/providerPage"],
  ["/kindred-providers-terms-and-conditions", "/kindred-providers-terms-and-conditions"],
  ["/booking/manage/K7MPQ2XWRTq3vZ0aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT", "/booking/manage/private"],
  ["/booking/manage/K7MPQ2XWRTq3v-0aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT", "/booking/manage/private"],
  ["/invitations/5f0f4d0e-8f5f-4a53-9d7b-0d9f6d6f4f1a.Zk9_x-2", "/invitations/private"],
])("analytics records %s as %s", ([path, told]) => {
  expect(countedPath(path ?? "")).toBe(told);
});
