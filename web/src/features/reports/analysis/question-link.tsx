import { RotateCcw } from 'lucide-react';
import { Link } from 'wouter';
import { cn } from '../../../components/ui/cn.ts';
import { analysisCopy as copy } from '../copy.ts';
import { useQuestionPath } from './use-question-path.ts';

interface QuestionLinkProps {
  /** Question ids; the first that the questionnaire has is opened. */
  readonly questions: readonly string[];
  /** What is answered, for whoever hears the links one by one. */
  readonly about: string;
  readonly onDeep?: boolean;
}

/** The way to a question. A finished report keeps its answers, so it is the question of a new assessment that opens. */
export function QuestionLink({ questions, about, onDeep = false }: QuestionLinkProps) {
  const path = useQuestionPath(questions);
  if (path === null) return null;
  return (
    <Link
      href={path}
      className={cn(
        'inline-flex min-h-11 items-center gap-1.5 self-start rounded-chip text-meta font-bold no-underline hover:underline print:hidden',
        onDeep ? 'text-on-deep' : 'text-indigo',
      )}
    >
      <RotateCcw aria-hidden size={18} />
      <span>
        {copy.answerAgain}
        <span className="sr-only">: {about}</span>
      </span>
    </Link>
  );
}
