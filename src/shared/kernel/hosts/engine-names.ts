/** Engines that speak, as histories and HOSTS_FILE name them: for ever. Extensions bring others. */
export const DEFAULT_ENGINE = 'espeak-ng';
export const SPEECH_SERVER = 'speech-server';
export const SHERPA_ONNX = 'sherpa-onnx';
