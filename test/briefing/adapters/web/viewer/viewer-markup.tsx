import type { ViewerModel } from '../../../../../src/briefing/adapters/web/viewer/viewer-model.js';
import { ViewerPage } from '../../../../../src/briefing/adapters/web/viewer/viewer-page.js';
import { renderPage } from '../../../../../src/shared/delivery/web/serving/render.js';

/** The viewer page as it is sent. */
export const render = (model: ViewerModel): string => renderPage(<ViewerPage model={model} />);

/** Markup that would run if it stood on a page as it is. */
export const SCRIPT = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
