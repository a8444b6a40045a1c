#!/usr/bin/env bash
# Builds one fuzzer a target, with its seeds and its dictionary, into $OUT.
set -euo pipefail
# Sets SWIFTFLAGS to what the sanitizer needs.
# shellcheck disable=SC1091
. precompile_swift
build=(
  swift build --package-path Fuzzing --scratch-path .build-fuzzing -c release --product maquette-fuzz
  -Xswiftc -sanitize=fuzzer -Xcc -fsanitize=fuzzer-no-link -Xswiftc -use-ld=lld -Xlinker --undefined=LLVMFuzzerRunDriver
)
# Flags are words; none has a space.
# shellcheck disable=SC2206
build+=($SWIFTFLAGS)
"${build[@]}"
program="$("${build[@]}" --show-bin-path)/maquette-fuzz"

# The machines that fuzz have the base image only, so the libraries go along.
mkdir -p "$OUT/lib"
ldd "$program" | awk '/=> \/(usr\/)?lib/ { print $3 }' | grep -E 'expat|freetype|fribidi|harfbuzz|jpeg|png|yaml|brotli|glib|graphite|swift|Foundation' |
  xargs -I{} cp -L {} "$OUT/lib/"
# shellcheck disable=SC2016
patchelf --set-rpath '$ORIGIN/lib' "$program"

Fuzzing/seeds "$program" "$SRC/seeds"
for dictionary in "$SRC"/seeds/*.dict; do
  target="$(basename "$dictionary" .dict)"
  cp "$program" "$OUT/maquette-fuzz-$target"
  cp "$dictionary" "$OUT/maquette-fuzz-$target.dict"
  zip -jqr "$OUT/maquette-fuzz-${target}_seed_corpus.zip" "$SRC/seeds/$target"
done
