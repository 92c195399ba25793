import { Accordion as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/* With `type="single"` Radix opens only one item at a time. It moves the focus between the headings with the arrow keys. */

function Accordion(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root data-slot="accordion" {...props} />;
}

function AccordionItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      data-slot="accordion-item"
      className={cn(
        'overflow-clip rounded-card border border-line bg-surface data-[state=open]:border-indigo',
        className,
      )}
      {...props}
    />
  );
}

function AccordionTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Header asChild>
      <h2>
        <Primitive.Trigger
          data-slot="accordion-trigger"
          className={cn(
            'group flex min-h-16 w-full scroll-my-40 items-center gap-4 rounded-card px-5 py-3 text-start hover:bg-sunk data-[state=open]:rounded-b-none',
            className,
          )}
          {...props}
        />
      </h2>
    </Primitive.Header>
  );
}

function AccordionContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content
      data-slot="accordion-content"
      className={cn('reveal border-t border-line px-5 pb-5', className)}
      {...props}
    />
  );
}

export { Accordion, AccordionContent, AccordionItem, AccordionTrigger };
