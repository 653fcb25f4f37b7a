import type { CallOutput } from "#contract/calls.ts";
import type { RatingText } from "#web/features/reviews/index.ts";
import type { MomentView, TicketView } from "#web/pages/booking/ticket/ticket-view.ts";
import type { DetailsView } from "./your-details.tsx";

type Tried = {
  readonly failure?: string | undefined;
  readonly starsError?: string | undefined;
  readonly textError?: string | undefined;
  readonly isUnreachable?: true;
  readonly values: { readonly stars: number | null; readonly text: string };
};

export type ManageViewProps = {
  readonly ticket: TicketView;
  readonly details: DetailsView;
  readonly status: CallOutput<"GET /bookings/{secret}">["status"];
  readonly hasStarted: boolean;
  readonly day: string;
  readonly until: MomentView | null;
  readonly cancelledAt: MomentView | null;
  readonly cancelledBy: "customer" | "provider" | null;
  readonly manageUrl: string;
  readonly visit: CallOutput<"GET /bookings/{secret}/review"> | null;
  readonly rating: RatingText | null;
  readonly isCancelling: boolean;
  readonly isErasing: boolean;
  readonly wasMoved: boolean;
  readonly tried: Tried | null;
};
