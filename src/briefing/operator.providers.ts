import type { Provider } from '@nestjs/common';
import { ProductionTools } from './adapters/mcp/production.tools.js';
import { TypeormProductionFigures } from './adapters/typeorm/typeorm-production-figures.js';
import { ProductionCharts } from './adapters/web/admin/production-charts.js';
import { ProductionSections } from './adapters/web/admin/production-sections.js';
import { ProductionFigures } from './application/ports/production-figures.js';
import { ShowProductionsHandler } from './application/queries/show-productions.js';

/** What operators see of productions. */
export const OPERATOR_PROVIDERS: Provider[] = [
  ShowProductionsHandler,
  ProductionTools,
  ProductionCharts,
  ProductionSections,
  { provide: ProductionFigures, useClass: TypeormProductionFigures },
];
