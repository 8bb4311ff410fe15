import { unreachable } from '../../../../shared/kernel/unreachable.js';
import { FailedPage } from './failed-page.js';
import { MakingPage } from './making-page.js';
import { ReadyPage } from './ready-page.js';
import type { ViewerModel } from './viewer-model.js';

/** `/b/<slug>`: one link from the moment of creation, whatever becomes of the briefing. */
export function ViewerPage({ model }: { readonly model: ViewerModel }) {
  switch (model.state) {
    case 'making':
      return <MakingPage model={model} />;
    case 'ready':
      return <ReadyPage model={model} />;
    case 'failed':
      return <FailedPage model={model} />;
    default:
      return unreachable(model);
  }
}
