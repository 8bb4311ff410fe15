import { wordsFor } from './locale.js';
import type { FormFault } from './show-form.js';
import type { FormModel } from './show-model.js';

export const faultIn = ({ language, faults }: FormModel, fault: FormFault): string | undefined =>
  faults.includes(fault) ? wordsFor(language).form.faults[fault] : undefined;
