/** The default engine: eSpeak NG compiled to WebAssembly. */
export const PACKAGE = '@echogarden/espeak-ng-emscripten';
