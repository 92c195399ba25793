import type { z } from 'zod';
import type { inCategory, pictureUrlOf } from '../src/domain/content.ts';
import type { decodeFlatMap, FlatMap } from '../src/domain/hra/flat-map.ts';
import type { Questionnaire } from '../src/domain/hra/questionnaire.ts';
import type { ReportListItem } from '../src/domain/reports.ts';
import type { contentItem } from '../src/gateway/operations/content.ts';
import type { flatMapSchema } from '../src/gateway/operations/hra.ts';
import type { reportListItem } from '../src/gateway/operations/risks-appraised-audit.ts';
import type { OperationResponse } from '../src/gateway/operations.ts';

/**
 * Fails to compile if `Source` is not assignable to `Target`. The domain does not depend on zod, so it has its own interfaces for the answers
 * that it reads. The output of the schemas must be assignable to these interfaces.
 */
type Assignable<Source extends Target, Target> = Source;

/** The types of the domain whose values come from a schema, or go to one. */
export type Checks = [
  Assignable<OperationResponse<'hra.getQuestionnaire'>, Questionnaire>,
  Assignable<z.infer<typeof reportListItem>, ReportListItem>,
  Assignable<z.infer<typeof contentItem>, Parameters<typeof inCategory>[0]>,
  Assignable<z.infer<typeof contentItem>['contentDisplayPictureUrl'], Parameters<typeof pictureUrlOf>[0]>,
  // A request: here the schema must accept the value of the domain.
  Assignable<FlatMap, z.input<typeof flatMapSchema>>,
  Assignable<z.output<typeof flatMapSchema>, Parameters<typeof decodeFlatMap>[0]>,
];
