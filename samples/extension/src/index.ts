export { HighlightsModule as default } from './highlights.module.js';
