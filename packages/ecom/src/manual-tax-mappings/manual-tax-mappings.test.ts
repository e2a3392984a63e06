import { operationTable } from '../../../core/src/testing/operation-table.js';
import { entityOperations } from '../testing/entity-operations.js';
import * as manualTaxMappings from './index.js';

const { rows, refusals } = entityOperations({
  name: 'manualTaxMapping',
  path: '/billing/v1/manual-tax-mappings',
  fields: { taxGroupId: 'g', taxRegionId: 'r', taxRate: '0.08875' },
});

operationTable(manualTaxMappings, rows, refusals);
